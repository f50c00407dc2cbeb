import GRDB

/// The tables of a history, migration by migration; one that was shipped never changes.
enum HistorySchema {
  /// "InMx", so that another program's database is not taken for a history.
  static let applicationID = 0x496E_4D78
  /// The version of the last migration.
  static let version = 10
  /// The first version whose cells have checksums in the order of their rows.
  static let firstWithChecksums = 10

  /// The columns of a version's tables.
  static func columns(of version: Int) throws -> [String: [String]] {
    let database = try DatabaseQueue(configuration: RunHistory.configuration())
    try migrator.migrate(database, upTo: migrator.migrations[version - 1])
    return try database.read(columns)
  }

  /// The columns of a database's tables.
  static func columns(_ db: Database) throws -> [String: [String]] {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT tables.name, columns.name FROM sqlite_master AS tables
            JOIN pragma_table_info(tables.name) AS columns
          WHERE tables.type = 'table' AND tables.name <> 'grdb_migrations'
            AND tables.name NOT LIKE 'sqlite%'
        """)
    return Dictionary(grouping: rows) { $0[0] as String }.mapValues { $0.map { $0[1] } }
  }

  /// Brings a database to the last version.
  ///
  /// Of two processes that do so at once, one finds that a migration was done meanwhile: it begins again,
  /// for each migration at most once.
  static func migrate(_ database: some DatabaseWriter) throws {
    for _ in 0..<version {
      do { return try migrator.migrate(database) } catch is DatabaseError { continue }
    }
    try migrator.migrate(database)
  }

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1: runs, results, strategies, rules") { db in
      try db.execute(
        sql: """
          CREATE TABLE result (
            id INTEGER PRIMARY KEY,
            -- The result that the bytes are a delta of; NULL for a whole one.
            base INTEGER REFERENCES result (id),
            digest TEXT NOT NULL,
            -- IMX1 or IMXD, compressed by the format of RFC 1951.
            bytes BLOB NOT NULL);
          CREATE TABLE run (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            "commit" TEXT NOT NULL, branch TEXT NOT NULL, date REAL NOT NULL,
            digest TEXT NOT NULL, version TEXT NOT NULL, verdict TEXT NOT NULL,
            applicable INTEGER NOT NULL,
            wall REAL, cpu REAL, peak INTEGER, threads INTEGER,
            keep TEXT NOT NULL DEFAULT '',
            result INTEGER NOT NULL REFERENCES result (id));
          CREATE INDEX runByBranch ON run (branch, id);
          CREATE TABLE strategy (
            run INTEGER NOT NULL REFERENCES run (id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            exact INTEGER NOT NULL, failing INTEGER NOT NULL, hidden INTEGER NOT NULL,
            gap INTEGER NOT NULL, ambiguous INTEGER NOT NULL, notAvailable INTEGER NOT NULL,
            PRIMARY KEY (run, name)) WITHOUT ROWID;
          -- A rule's words and condition, once for all runs.
          CREATE TABLE rule (
            id INTEGER PRIMARY KEY,
            strategy TEXT NOT NULL, aspect TEXT NOT NULL, step INTEGER NOT NULL,
            condition TEXT NOT NULL, words TEXT NOT NULL,
            UNIQUE (strategy, aspect, step, condition));
          CREATE TABLE ruleCount (
            run INTEGER NOT NULL REFERENCES run (id) ON DELETE CASCADE,
            rule INTEGER NOT NULL REFERENCES rule (id),
            scenarios INTEGER NOT NULL,
            PRIMARY KEY (run, rule)) WITHOUT ROWID;
          PRAGMA application_id = \(applicationID);
          PRAGMA user_version = 1;
          """)
    }
    migrator.registerMigration("2: what was selected") { db in
      try db.execute(
        sql: """
          -- What of the plan a run was of; trends are of equal ones.
          ALTER TABLE run ADD COLUMN selection TEXT NOT NULL DEFAULT '';
          PRAGMA user_version = 2;
          """)
    }
    migrator.registerMigration("3: what rules are known by, and what was merged") { db in
      try db.execute(
        sql: """
          -- A rule's words and condition in the last run that has it, once for all runs.
          CREATE TABLE ruleByKey (
            id INTEGER PRIMARY KEY,
            -- NULL where only runs of earlier versions have it.
            key TEXT UNIQUE,
            strategy TEXT NOT NULL, aspect TEXT NOT NULL, step INTEGER NOT NULL,
            condition TEXT NOT NULL, words TEXT NOT NULL);
          INSERT INTO ruleByKey SELECT id, NULL, strategy, aspect, step, condition, words FROM rule;
          DROP TABLE rule;
          ALTER TABLE ruleByKey RENAME TO rule;
          -- Whether `merge` has stored the run, and nobody has gone on from it.
          ALTER TABLE run ADD COLUMN isMerged INTEGER NOT NULL DEFAULT 0;
          PRAGMA user_version = 3;
          """)
    }
    migrator.registerMigration("4: the runs of a rule") { db in
      try db.execute(
        sql: """
          -- A rule that no run has is found without a walk through all counts.
          CREATE INDEX ruleCountByRule ON ruleCount (rule);
          PRAGMA user_version = 4;
          """)
    }
    migrator.registerMigration("5: the places of deltas") { db in
      try db.execute(
        sql: """
          -- The number of a result among those of its profiles since the last whole one, which is 0. It
          -- stays when others are pruned.
          ALTER TABLE result ADD COLUMN place INTEGER;
          UPDATE result SET place = (
            SELECT COUNT(*) FROM result AS earlier
              WHERE earlier.digest = result.digest AND earlier.id < result.id AND earlier.id >= (
                SELECT MAX(id) FROM result AS whole
                  WHERE whole.base IS NULL AND whole.digest = result.digest
                    AND whole.id <= result.id));
          PRAGMA user_version = 5;
          """)
    }
    migrator.registerMigration("6: the levels of conditions") { db in
      try db.execute(
        sql: """
          CREATE TABLE space (
            id INTEGER PRIMARY KEY,
            -- Each parameter with the levels that were run, as JSON.
            levels TEXT NOT NULL UNIQUE);
          -- The levels of the runs that list a rule: its condition may name the ones that it excludes.
          CREATE TABLE ruleSpace (
            rule INTEGER NOT NULL REFERENCES rule (id) ON DELETE CASCADE,
            branch TEXT NOT NULL, selection TEXT NOT NULL,
            space INTEGER NOT NULL REFERENCES space (id),
            PRIMARY KEY (rule, branch, selection, space)) WITHOUT ROWID;
          PRAGMA user_version = 6;
          """)
    }
    migrator.registerMigration("7: the levels of runs") { db in
      try db.execute(
        sql: """
          -- The levels that were run; NULL for runs of earlier versions.
          ALTER TABLE run ADD COLUMN space INTEGER REFERENCES space (id);
          PRAGMA user_version = 7;
          """)
    }
    migrator.registerMigration("8: dates that somebody said") { db in
      try db.execute(
        sql: """
          -- Whether somebody said when the run was; if not, the date is that of storing it.
          ALTER TABLE run ADD COLUMN isDated INTEGER NOT NULL DEFAULT 0;
          PRAGMA user_version = 8;
          """)
    }
    migrator.registerMigration("9: checksums") { db in
      try db.execute(
        sql: """
          -- SQLite finds what comes behind many bytes only by way of them: they are the last.
          CREATE TABLE resultWithChecksum (
            id INTEGER PRIMARY KEY,
            base INTEGER REFERENCES result (id),
            digest TEXT NOT NULL,
            place INTEGER NOT NULL,
            -- The CRC-32 of the bytes.
            checksum INTEGER NOT NULL,
            bytes BLOB NOT NULL);
          INSERT INTO resultWithChecksum
            SELECT id, base, digest, place, crc32(bytes), bytes FROM result ORDER BY id;
          DROP TABLE result;
          ALTER TABLE resultWithChecksum RENAME TO result;
          -- The checksums of all other cells of a table or an index.
          CREATE TABLE cellChecksum (
            name TEXT PRIMARY KEY, checksum INTEGER NOT NULL) WITHOUT ROWID;
          PRAGMA user_version = 9;
          """)
    }
    migrator.registerMigration("10: checksums in the order of rows") { db in
      try db.execute(sql: "PRAGMA user_version = 10")
      // The last step of each migration from here on.
      try HistoryChecksums.update(db)
    }
    return migrator
  }
}
