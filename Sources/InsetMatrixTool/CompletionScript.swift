import ArgumentParser
import Foundation

/// The argument parser's completion scripts, with what they leave to do.
enum CompletionScript {
  /// The text with an addition where it is the script that a shell asked for.
  static func completed(_ text: String, _ arguments: some Sequence<String>) -> String {
    // What a script asks for later begins with three dashes.
    guard arguments.first(where: { _ in true })?.hasPrefix("---") == false else { return text }
    switch CompletionShell.requesting {
    case .bash?: return text + bash
    case .zsh?:
      // The script ends by calling itself where zsh loads it as a function.
      guard let end = text.range(of: "if [[ \"${funcstack[1]}\"") else { return text }
      return text[..<end.lowerBound] + zsh + text[end.lowerBound...]
    default: return text
    }
  }

  /// Readline ends words at colons and equals signs, which queries and policies have inside; it would
  /// also complete a name as a path where a folder has that name.
  private static let bash = #"""


    # Replaces the function above: only paths are completed as paths.
    __insetmatrix_add_completions() {
        [[ "${1}" = -W ]] || compopt -o filenames 2>/dev/null
        local completion
        while IFS='' read -r completion; do
            COMPREPLY+=("${completion}")
        done < <(IFS=$'\n' compgen "${@}" -- "${cur}")
    }

    # Joins the words that readline has split at ':' and '=', and completes the joined one.
    __insetmatrix_joined() {
        local -a joined=()
        local -i index last=-1 current=0
        local rest="${COMP_LINE}" part start=''
        for ((index = 0; index < ${#COMP_WORDS[@]}; index++)); do
            part="${COMP_WORDS[index]}"
            if ((last >= 0)) && [[ -n "${part}" && "${rest}" = "${part}"* ]]; then
                if [[ "${part}" = '=' && "${joined[last]}" = --* && "${joined[last]}" != *=* ]]; then
                    # The value of --option=value is a word of its own.
                    joined[++last]=''
                    part=''
                    rest="${rest#=}"
                fi
            else
                rest="${rest#"${rest%%[![:space:]]*}"}"
                joined[++last]=''
            fi
            if ((index == COMP_CWORD)); then
                current=last
                start="${joined[last]}"
                # Behind a sign alone a word has yet to begin.
                [[ "${part}" = [:=]* ]] && start+="${part}"
            fi
            joined[last]+="${part}"
            rest="${rest#"${part}"}"
        done
        # Without the quote that was opened.
        joined[current]="${start}${2}"
        local -a COMP_WORDS=("${joined[@]}")
        local -i COMP_CWORD="${current}"
        _insetmatrix "${1}" "${joined[current]}" "${joined[current > 0 ? current - 1 : 0]}"
        ((${#COMPREPLY[@]})) || return 0
        COMPREPLY=("${COMPREPLY[@]#"${start}"}")
        # What goes on behind its last sign is not ended by a space.
        [[ "${#COMPREPLY[@]}" -eq 1 && "${COMPREPLY[0]}" = *[/:=.] ]] && compopt -o nospace 2>/dev/null
        return 0
    }
    complete -F __insetmatrix_joined insetmatrix
    """#

  /// Names may have colons, behind which zsh would read a description, and some go on.
  private static let zsh = #"""
    # Replaces the function above: names are offered as they are, without the quote that was opened.
    __insetmatrix_complete() {
        local -ar names=("${@#"${QIPREFIX}"}")
        local -ar open=("${(M)names[@]:#*[/:=.]}")
        local -ar closed=("${names[@]:#*[/:=.]}")
        local -i ret=1
        compadd -V names -a closed && ret=0
        compadd -V names -S '' -a open && ret=0
        return "${ret}"
    }

    # Replaces the function above, which counts from the last space inside of quotes.
    __insetmatrix_cursor_index_in_current_word() {
        local -r typed="${QIPREFIX}${IPREFIX}${PREFIX}"
        printf %s "${#typed}"
    }


    """#
}
