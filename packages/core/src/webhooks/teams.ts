import type { Message } from './message.ts';

const run = (text: string, more: object = {}) => ({ type: 'TextRun', text, ...more });
/** Text that is shown as it is: nothing in it is read as Markdown, unlike in a `TextBlock`. */
const rich = (inlines: readonly object[], more: object = {}) => ({ type: 'RichTextBlock', inlines, ...more });

/** The body of a request to a workflow of Teams: a message with an Adaptive Card. */
export function teamsBody({ title, note, facts, found, open }: Message): object {
  const body = [
    rich([run(title, { weight: 'Bolder', size: 'Medium' })]),
    ...(note === null ? [] : [rich([run(note, { italic: true })])]),
    ...facts.map(({ name, value }) =>
      rich([run(`${name}: `, { isSubtle: true }), run(value)], { spacing: 'Small' }),
    ),
    ...found.flatMap(({ name, count, quotes }) => [
      rich([run(name, { weight: 'Bolder' }), run(` × ${count}`)], { separator: true }),
      ...quotes.map(({ by, text }) =>
        rich([run(`${by} `, { isSubtle: true }), run(`“${text}”`)], { spacing: 'Small' }),
      ),
    ]),
  ];
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    fallbackText: title,
    msteams: { width: 'Full' },
    body,
    actions: [{ type: 'Action.OpenUrl', title: open.text, url: open.url }],
  };
  const contentType = 'application/vnd.microsoft.card.adaptive';
  return { type: 'message', attachments: [{ contentType, contentUrl: null, content }] };
}
