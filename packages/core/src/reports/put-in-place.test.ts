import { expect, it } from 'vitest';
import { generator } from '../testing/random.ts';
import { putInPlace } from './put-in-place.ts';

const random = generator(7);
const made = (length: number, numberAt: (at: number) => number) =>
  Float64Array.from({ length }, (_, at) => numberAt(at));

it.each([
  ['one', made(1, () => 4)],
  ['two', made(2, (at) => -at)],
  ['all the same', made(5000, () => 3)],
  ['rising', made(5000, (at) => at)],
  ['falling', made(5000, (at) => -at)],
  ['few that are told apart', made(5000, () => Math.floor(random() * 4))],
  ['up and down', made(5001, (at) => Math.min(at, 5000 - at))],
  ['any', made(20_000, () => random() - 0.5)],
  ['saw teeth', made(20_000, (at) => at % 50)],
  ['far more at one end', made(20_000, () => random() ** 20)],
  ['with no end', made(1000, (at) => (at % 3 === 0 ? Number.POSITIVE_INFINITY : -at))],
])('numbers stand where they stood if all were sorted: %s', (_, numbers) => {
  const sorted = numbers.slice().sort();
  const last = numbers.length - 1;
  const places = [0, last, last >> 1, (last * 9) >> 4, Math.floor(random() * last)];
  putInPlace(numbers, places);
  expect(places.map((place) => numbers[place])).toEqual(places.map((place) => sorted[place]));
  expect(numbers.slice().sort()).toEqual(sorted);
});

it.each([0.001, 0.05, 0.5, 0.9, 0.999])('places close together around %d of them', (share) => {
  const numbers = made(50_000, () => Math.round(random() * 20_000));
  const sorted = numbers.slice().sort();
  const middle = Math.round(share * (numbers.length - 1));
  const places = [middle, middle + 1, middle - 30, middle + 30].filter((place) => place < numbers.length);
  putInPlace(numbers, places);
  expect(places.map((place) => numbers[place])).toEqual(places.map((place) => sorted[place]));
});

it('has nothing to do without places', () => {
  const numbers = Float64Array.of(3, 1, 2);
  putInPlace(numbers, []);
  expect([...numbers]).toEqual([3, 1, 2]);
});
