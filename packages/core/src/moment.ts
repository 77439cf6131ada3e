import { z } from 'zod';

/** Years of four digits: every program on the way knows them, and none has another way to write them. */
const earliest = Date.parse('0001-01-01T00:00:00Z');
const latest = Date.parse('9999-12-31T23:59:59.999Z');
/** The database takes no zone that is further from UTC; none on Earth is further than 14 hours. */
const zones = /(?:Z|[+-](?:0\d|1[0-5]):?\d{2})$/;

/** A moment that somebody sends, as ISO 8601 with its zone. */
export const Moment = z.iso.datetime({ offset: true }).refine((text) => {
  const ms = Date.parse(text);
  return zones.test(text) && ms >= earliest && ms <= latest;
}, 'no moment that can be kept');
