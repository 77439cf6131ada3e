import type { Message } from './message.ts';

/** Slack takes no longer text in a header, and no longer one in a section. */
const longestHeader = 150;
const longestSection = 3000;

/** Between characters it joins them: nothing is seen of it, but a word that would be a command is none any more. */
const joiner = '\u2060';

/**
 * A text of somebody else in Slack's `mrkdwn`: the three characters that begin its commands are escaped, and what would be
 * bold, code or the name of everybody stays what was said.
 */
export function escapeSlack(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[*_~`@#]/g, (mark) => `${mark}${joiner}`)
    .replaceAll(/:(?=[\w+-])/g, `:${joiner}`);
}

/** The body of a request to an incoming webhook of Slack. */
export function slackBody({ title, note, facts, found, open }: Message): object {
  const plain = (text: string, longest: number) => ({
    type: 'plain_text',
    text: [...text].slice(0, longest).join(''),
    emoji: false,
  });
  const section = (lines: readonly string[]) => ({
    type: 'section',
    text: { type: 'mrkdwn', text: whole(lines, longestSection), verbatim: true },
  });
  const one = ({ name, count, quotes }: Message['found'][number]) =>
    section([
      `*${escapeSlack(name)}* × ${count}`,
      ...quotes.map(({ by, text }) => `> ${escapeSlack(by)} “${escapeSlack(text)}”`),
    ]);
  const blocks = [
    { type: 'header', text: plain(title, longestHeader) },
    ...(note === null ? [] : [section([`_${escapeSlack(note)}_`])]),
    section(facts.map(({ name, value }) => `*${escapeSlack(name)}* ${escapeSlack(value)}`)),
    ...found.map(one),
    {
      type: 'actions',
      elements: [{ type: 'button', text: plain(open.text, 75), url: open.url, action_id: 'open' }],
    },
  ];
  // What a phone shows before the message is opened.
  return { text: escapeSlack(title), blocks, unfurl_links: false, unfurl_media: false };
}

/** As many lines as there is room for: one that is cut could end in the middle of an escape. */
function whole(lines: readonly string[], longest: number): string {
  let text = '';
  for (const line of lines) {
    const next = text === '' ? line : `${text}\n${line}`;
    if (next.length > longest) break;
    text = next;
  }
  return text;
}
