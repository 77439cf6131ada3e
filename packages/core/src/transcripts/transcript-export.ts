import type { Phrase } from '../call/phrase.ts';
import { csvCell } from '../csv.ts';
import type { TextFormat, Transcript } from './transcripts.ts';

/** `01:02:03,456` (SubRip) or `01:02:03.456` (WebVTT). */
export function writeClock(ms: number, separator: ',' | '.'): string {
  const pad = (value: number, width = 2) => String(value).padStart(width, '0');
  const seconds = Math.floor(ms / 1000);
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map((part) =>
    pad(part),
  );
  return `${clock.join(':')}${separator}${pad(ms % 1000, 3)}`;
}

/** The transcript as text in a format that other programs read. */
export function exportTranscript(transcript: Transcript, format: TextFormat): string {
  switch (format) {
    case 'json':
      return JSON.stringify(transcript, null, 2);
    case 'txt':
      return transcript.phrases
        .map((phrase) => `[${shortClock(phrase.start_ms)}] ${spoken(transcript, phrase)}\n`)
        .join('');
    case 'srt':
      return transcript.phrases
        .map(
          (phrase, index) => `${index + 1}\n${timing(phrase, ',')}\n${oneLine(spoken(transcript, phrase))}\n`,
        )
        .join('\n');
    case 'vtt':
      return `WEBVTT\n\n${transcript.phrases
        .map((phrase) => {
          const text = oneLine(phrase.text)
            .replaceAll('&', '&amp;')
            .replaceAll('<', '&lt;')
            .replaceAll('>', '&gt;');
          const name = label(transcript, phrase)?.replaceAll(/[<>&\n]/g, ' ');
          return `${timing(phrase, '.')}\n${name === undefined ? text : `<v ${name}>${text}`}\n`;
        })
        .join('\n')}`;
    case 'csv':
      return [
        'start_ms,end_ms,speaker,text',
        ...transcript.phrases.map((phrase) =>
          [
            phrase.start_ms,
            phrase.end_ms,
            csvCell(label(transcript, phrase) ?? ''),
            csvCell(phrase.text),
          ].join(','),
        ),
        '',
      ].join('\r\n');
    default:
      return format satisfies never;
  }
}

function timing(phrase: Phrase, separator: ',' | '.'): string {
  const end = Math.max(phrase.end_ms, phrase.start_ms + 1);
  return `${writeClock(phrase.start_ms, separator)} --> ${writeClock(end, separator)}`;
}

export function shortClock(ms: number): string {
  const clock = writeClock(ms, '.').slice(0, 8);
  return clock.startsWith('00:') ? clock.slice(3) : clock;
}

/** How a speaker is called in a text. */
export function label(transcript: Transcript, phrase: Phrase): string | undefined {
  const speaker = transcript.speakers.find(({ id }) => id === phrase.speaker);
  return speaker?.role ?? speaker?.name ?? undefined;
}

function spoken(transcript: Transcript, phrase: Phrase): string {
  const name = label(transcript, phrase);
  return name === undefined ? phrase.text : `${name}: ${phrase.text}`;
}

/** A blank line inside a cue would end it. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
