-- Years that are not of four digits were taken before; a list with such a call could not be answered.
update files set recorded_at = null where recorded_at not between '0001-01-01T00:00:00Z' and '9999-12-31T23:59:59.999Z';
