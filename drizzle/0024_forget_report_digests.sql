-- Plain digests of network addresses, which could be tried out, make room for random ones: the reports still count, but
-- none of them tells where it came from. A network that reported such a note before may report it once more.
UPDATE "note_reports" SET "reporter" = gen_random_uuid();
