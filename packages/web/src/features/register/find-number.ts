import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export type Puzzle = { salt: string; challenge: string; maxnumber: number };

const tellEvery = 1000;

/** The number that, behind the salt, has the wanted hash; null if there is none. */
export function findNumber({ salt, challenge, maxnumber }: Puzzle, tell: (share: number) => void) {
  for (let number = 0; number <= maxnumber; number++) {
    if (bytesToHex(sha256(utf8ToBytes(`${salt}${number}`))) === challenge) return number;
    if (number % tellEvery === 0) tell(number / maxnumber);
  }
  return null;
}
