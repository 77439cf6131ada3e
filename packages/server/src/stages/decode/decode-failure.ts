import { type ErrorCode, type ErrorParams, errorTable } from '@earshot/core/errors.ts';

/** The recording cannot be decoded, and the code says why. Anything else that is thrown is not its fault. */
export class DecodeFailure extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  constructor(code: ErrorCode, params: ErrorParams = {}, cause?: unknown) {
    super(errorTable[code][1], { cause });
    this.name = 'DecodeFailure';
    this.code = code;
    this.params = params;
  }
}
