/** How the driver reads numbers. Who talks to the database without `openDatabase` imports this for what it does. */
import pg from 'pg';

// Byte counts and row numbers fit a double exactly far beyond anything stored here.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

// Times of words come in lists, and the driver's own parser is made for lists of anything.
const listOfNumbers = (text: string): (number | null)[] =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((one) => (one === 'NULL' ? null : Number(one)));
const int4Array = 1007;
const int8Array = 1016;
const float4Array = 1021;
for (const type of [int4Array, int8Array, float4Array]) pg.types.setTypeParser(type, listOfNumbers);
