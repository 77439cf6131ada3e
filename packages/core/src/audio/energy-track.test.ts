import { expect, test } from 'vitest';
import { createEnergyTrack } from './energy-track.ts';
import { floorDb } from './levels.ts';

test('the level of any stretch can be asked for afterwards', () => {
  const track = createEnergyTrack(8000);
  track.push(new Float32Array(8000));
  track.push(new Float32Array(8000).fill(0.1));
  expect(track.levelDb(1000, 2000)).toBeCloseTo(-20, 4);
  expect(track.levelDb(0, 2000)).toBeCloseTo(-23.01, 2);
  expect(track.levelDb(0, 900)).toBe(floorDb);
  expect(track.levelDb(5000, 6000)).toBe(floorDb);
});
