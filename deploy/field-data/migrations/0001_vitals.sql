-- One row for each measured value. Only the day is stored, and nothing about the visitor.
CREATE TABLE vitals (
  day INTEGER NOT NULL,
  page_type TEXT NOT NULL,
  device TEXT NOT NULL,
  language TEXT NOT NULL,
  name TEXT NOT NULL,
  value REAL NOT NULL
);

CREATE INDEX vitals_by_day ON vitals (day);
