import { uploadFormats } from '../audio/sniff.ts';

/** An archive may be larger than one recording: it holds many. */
export const maxArchiveBytes = 2 * 1024 ** 3;

export const archiveExtensions: ReadonlySet<string> = new Set(uploadFormats.archive);
export const audioExtensions: ReadonlySet<string> = new Set(uploadFormats.audio);
export const textExtensions: ReadonlySet<string> = new Set(uploadFormats.text);
export const acceptedExtensions: ReadonlySet<string> = new Set(Object.values(uploadFormats).flat());
