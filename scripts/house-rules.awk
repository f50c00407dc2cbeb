# Reads the table of modules from standard input, then pages, sources and the manifest, and prints each
# violation. Runs on any POSIX awk.

function violation(message) {
  print FILENAME ":" FNR ": " message
  violations++
}

# The code of a line: comments are dropped, texts too, except for what they interpolate.
#
# `stack` holds what is open: "t" a text, "m" a text over several lines, "i" an interpolation;
# `pounds` and `parens` belong to each. `comments` counts the block comments that are open.
function code(line,    out, kind, hashes, quote) {
  out = ""
  while (line != "") {
    if (comments > 0) {
      if (!match(line, /\/\*|\*\//)) return out
      comments += substr(line, RSTART, 2) == "/*" ? 1 : -1
      line = substr(line, RSTART + 2)
      continue
    }
    kind = depth > 0 ? stack[depth] : ""
    if (kind == "t" || kind == "m") {
      hashes = pounds[depth]
      quote = (kind == "m" ? "\"\"\"" : "\"") hashes
      if (substr(line, 1, length(quote)) == quote) {
        depth--
        line = substr(line, length(quote) + 1)
      } else if (substr(line, 1, 2 + length(hashes)) == "\\" hashes "(") {
        depth++
        stack[depth] = "i"
        parens[depth] = 0
        out = out " "
        line = substr(line, 3 + length(hashes))
      } else if (substr(line, 1, 1 + length(hashes)) == "\\" hashes) {
        line = substr(line, 3 + length(hashes))
      } else if (match(substr(line, 2), /["\\]/)) {
        line = substr(line, RSTART + 1)
      } else {
        line = ""
      }
      continue
    }
    if (!match(line, /#*"|\/\/|\/\*|[()]/)) return out line
    out = out substr(line, 1, RSTART - 1)
    quote = substr(line, RSTART, RLENGTH)
    line = substr(line, RSTART + RLENGTH)
    if (quote == "//") return out
    if (quote == "/*") {
      comments = 1
      out = out " "
    } else if (quote == "(" || quote == ")") {
      if (kind == "i" && quote == ")" && parens[depth] == 0) {
        depth--
        out = out " "
      } else {
        if (kind == "i") parens[depth] += quote == "(" ? 1 : -1
        out = out quote
      }
    } else {
      depth++
      pounds[depth] = substr(quote, 1, length(quote) - 1)
      stack[depth] = "t"
      if (substr(line, 1, 2) == "\"\"") {
        stack[depth] = "m"
        line = substr(line, 3)
      }
    }
  }
  return out
}

# The code of this line; a text on one line ends with it, whatever it holds.
function code_of_line(    text) {
  text = code($0)
  while (depth > 0 && stack[depth] == "t") depth--
  return text
}

function check_imports(text,    total, statements, i, module) {
  total = split(text, statements, ";")
  for (i = 1; i <= total; i++) {
    module = statements[i]
    while (sub(/^[ \t]*@[A-Za-z_]+(\([^)]*\))?[ \t]*/, "", module)) {}
    sub(/^[ \t]*(public|package|internal|fileprivate|private)[ \t]+/, "", module)
    if (!sub(/^[ \t]*import[ \t]+/, "", module)) continue
    sub(/^(typealias|struct|class|enum|protocol|let|var|func)[ \t]+/, "", module)
    sub(/[^A-Za-z0-9_].*$/, "", module)
    if (!((room, module) in allowed)) violation(room " must not import " module)
  }
}

function check_words(text) {
  if (text ~ /(^|[^A-Za-z0-9_])try!/) violation("`try!`: handle the error")
  if (text ~ /(^|[^A-Za-z0-9_])as!/) violation("`as!`: cast with `as?` or not at all")
  if (text ~ /@unchecked/) violation("`@unchecked`: let the compiler check it")
  if (text ~ /nonisolated\(unsafe\)/) violation("`nonisolated(unsafe)`: use a lock")
  if (text ~ /(^|[^A-Za-z0-9_])fatalError[ \t]*\(/)
    violation("`fatalError`: make it a `precondition` with a sentence")
  if (text ~ /(^|[^A-Za-z0-9_])unsafe([ \t]|$)/) violation("`unsafe`: only YAMLDocuments and the System folders may")
}

# Phrases of comments, texts and pages for which there is a technical term. `text` is the code of the
# line, in which the words are names.
function check_phrases(line, text) {
  line = tolower(line)
  if (line !~ /c[ao]mes? to|what came of|at most so many|stands|furthest off|told/) return
  refuse(line, text, "came to", "name the result")
  refuse(line, text, "come to", "name the result")
  refuse(line, text, "comes to", "name the result, or say `is equivalent`")
  refuse(line, text, "what came of", "name the result")
  refuse(line, text, "at most so many", "say `maximum number of`")
  refuse(line, text, "stands", "say `is`, `represents` or `location`")
  refuse(line, text, "furthest off", "say `largest error`")
  refuse(line, text, "told", "say `notified`, `reported` or `distinguished`")
}

function refuse(line, text, phrase, advice) {
  if (count(phrase, line) > count(phrase, tolower(text))) violation("`" phrase "`: " advice)
}

# How often a line has a phrase, except as a quoted key or as the name of a member or class.
function count(phrase, line) {
  gsub(/["'][a-z]+["']/, "", line)
  return gsub("(^|[^a-z0-9_.])" phrase "([^a-z0-9_]|$)", "", line)
}

# A failing write must be seen, so there is one way to write.
function check_output(text) {
  if (text ~ /(^|[^A-Za-z0-9_.])print\(/ && text !~ /func print\(/)
    violation("`print`: use Output.print, which sees a failing write")
  if (text ~ /FileHandle\.standard(Output|Error)/)
    violation("`FileHandle`: use Output, which sees a failing write")
}

# The arrows of one target of the manifest; `text` is what its brackets enclose.
function check_target(text, line,    name, list) {
  if (text ~ /path: *"Tests\//) return
  if (!match(text, /^(name: *)?"[^"]*"/)) return
  name = substr(text, RSTART, RLENGTH)
  text = substr(text, RSTART + RLENGTH)
  sub(/^(name: *)?"/, "", name)
  sub(/"$/, "", name)
  if (!(name in modules)) {
    print FILENAME ":" line ": " name " has no line in the table of modules"
    violations++
    return
  }
  if (!match(text, /(dependsOn|dependencies): *(values \+ )?\[[^]]*\]/)) return
  list = substr(text, RSTART, RLENGTH)
  gsub(/package: *"[^"]*"/, "", list)
  while (match(list, /"[^"]*"/)) {
    if (!((name, substr(list, RSTART + 1, RLENGTH - 2)) in allowed)) {
      print FILENAME ":" line ": " name " must not depend on " \
        substr(list, RSTART + 1, RLENGTH - 2)
      violations++
    }
    list = substr(list, RSTART + RLENGTH)
  }
}

# Finds the targets in the manifest's text, and the line on which each begins.
function check_manifest(    rest, line, before, i, open, letter) {
  rest = manifest
  line = 1
  while (match(rest, /(module|\.target|\.executableTarget|\.systemLibrary)\([ \n]*/)) {
    before = substr(rest, 1, RSTART - 1)
    line += gsub(/\n/, "", before)
    before = substr(rest, RSTART, RLENGTH)
    rest = substr(rest, RSTART + RLENGTH)
    open = 1
    for (i = 1; open > 0 && i <= length(rest); i++) {
      letter = substr(rest, i, 1)
      if (letter == "(") open++
      if (letter == ")") open--
    }
    check_target(substr(rest, 1, i - 2), line)
    line += gsub(/\n/, "", before)
  }
}

FILENAME == "-" || FILENAME == "" {
  if ($1 != "allow") next
  name = $2
  sub(/:$/, "", name)
  modules[name] = 1
  for (i = 3; i <= NF; i++) allowed[name, $i] = 1
  next
}

FILENAME !~ /\.swift$/ {
  check_phrases($0, "")
  next
}

FNR == 1 {
  comments = 0
  depth = 0
  isManifest = FILENAME == "Package.swift"
  split(FILENAME, path, "/")
  room = path[2]
  isExample = path[1] == "Examples"
  if (!isManifest && !isExample && !(room in modules))
    violation(room " has no line in the table of modules")
}

isManifest {
  sub(/(^|[ \t])\/\/.*$/, "")
  manifest = manifest $0 "\n"
  next
}

{
  if ($0 ~ /(^|[^A-Za-z0-9_])(TODO|FIXME)([^A-Za-z0-9_]|$)/) violation("unfinished work")
  text = code_of_line()
  check_phrases($0, text)
  if (isExample) next
  if (room in modules) check_imports(text)
  if (room == "InsetMatrixTool" && FILENAME !~ /System\/Output\.swift$/) check_output(text)
  # Who may: the binding of libyaml and the folders of system calls.
  if (room != "YAMLDocuments" && FILENAME !~ /\/System\//) check_words(text)
}

END {
  check_manifest()
  exit (violations > 0)
}
