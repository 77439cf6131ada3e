import { type AlertClock, nextTurn } from '@earshot/core/alerts/turns.ts';
import { type Stretch, standingOf, type Usual } from '@earshot/core/alerts/usual.ts';
import { isolated } from '@earshot/core/bidi.ts';
import type { Locale } from '@earshot/core/locales.ts';
import type { Block, Piece } from '../mail/blocks.ts';
import { type Written, writeBlocks } from '../mail/letter.ts';
import { formatsOf } from '../mail/letter-formats.ts';
import { type Quote, quoteBlocks } from '../mail/quotes.ts';
import type { ToldProject } from '../projects/told-projects.ts';
import { type DigestWords, digestWords } from './digest.texts.ts';
import type { DigestFacts, Quiet } from './digest-facts.ts';
import { alertPath, letterPath, momentPath, projectPath } from './web-links.ts';

export type Digest = {
  /** The address of the interface. */
  base: string;
  locale: Locale;
  workspace: string;
  project: Pick<ToldProject, 'id' | 'kind' | 'name' | 'alerts_period'>;
  isDaily: boolean;
  clock: AlertClock;
  stretch: Stretch;
  digestId: number;
  token: string;
  facts: DigestFacts;
  /** Null for somebody outside: what was said goes to members only. */
  quotes: readonly Quote[] | null;
  others: readonly Quiet[];
};

type Parts = {
  digest: Digest;
  t: DigestWords;
  format: ReturnType<typeof formatsOf>;
  link: (path: string) => string;
};

/** The letter of one turn, in the language and by the clock of whoever gets it. */
export function writeDigest(digest: Digest): Written {
  const { base, locale, workspace, project, clock, stretch, facts } = digest;
  const format = formatsOf(locale, clock.timeZone);
  const t = digestWords(locale);
  const parts: Parts = { digest, t, format, link: (path) => new URL(path, base).href };
  const counted =
    facts.usual === null ? t.calls(facts.calls) : `${t.calls(facts.calls)}, ${t.usually(facts.usual.middle)}`;
  const name = isolated(project.name);
  return writeBlocks(locale, {
    subject: `${name}: ${counted}`,
    blocks: [
      { kind: 'paragraph', isQuiet: true, line: [isolated(workspace)] },
      { kind: 'paragraph', isQuiet: true, line: [`${name} · ${format.range(stretch)}`] },
      { kind: 'heading', text: counted },
      ...againstUsual(parts),
      ...patternTable(parts),
      ...firstToHear(parts),
      {
        kind: 'button',
        link: { label: t.openCalls(facts.calls), href: parts.link(alertPath(project, digest.digestId)) },
      },
      { kind: 'links', links: [{ label: t.theProject, href: parts.link(projectPath(project)) }] },
    ],
    footer: footer(parts),
  });
}

function againstUsual({ digest: { facts }, t, format }: Parts): Block[] {
  const { calls, usual, before, score, usual_score } = facts;
  const scored: Piece[] =
    score === null || score === 0
      ? []
      : [
          ` · ${t.score} `,
          { text: format.signed(score), look: 'strong' },
          ...(usual === null || usual_score === null
            ? []
            : [`, ${t.usuallyText(format.signed(usual_score))}`]),
        ];
  if (usual === null) return [{ kind: 'paragraph', isQuiet: true, line: [t.notKnown, ...scored] }];
  const range: Piece = { text: `${usual.low}–${usual.high}`, look: 'strong' };
  return [
    { kind: 'bars', values: [...before, calls], from: t.before(before.length), to: t.now(calls) },
    { kind: 'paragraph', isQuiet: true, line: [`${t.usualRange} `, range, ...scored] },
  ];
}

function patternTable({ digest: { facts }, t }: Parts): Block[] {
  if (facts.patterns.length === 0) return [];
  const rows = facts.patterns.map(({ name, calls, usual }): Piece[] => [
    isolated(name),
    { text: String(calls), look: 'strong' },
    usual === null ? '–' : String(usual.middle),
    change(calls, usual, t),
  ]);
  return [{ kind: 'table', head: [t.pattern, t.callsHead, t.usual, t.change], rows }];
}

/** More than usual is what a letter is read for; it stands out, whether that is good or bad. */
function change(calls: number, usual: Usual | null, t: DigestWords): Piece {
  if (usual === null) return { text: t.notKnownShort, look: 'quiet' };
  const standing = standingOf(calls, usual);
  if (standing === 'above') return { text: `↑ ${t.more(calls - usual.middle)}`, look: 'bad' };
  if (standing === 'below') return { text: `↓ ${t.fewer(usual.middle - calls)}`, look: 'good' };
  return { text: t.withinUsual, look: 'quiet' };
}

function firstToHear({ digest: { project, quotes, locale, clock }, t, link }: Parts): Block[] {
  if (quotes === null || quotes.length === 0) return [];
  const linkTo = (fileId: string, atMs: number) => link(momentPath(project, fileId, atMs));
  return [
    { kind: 'subheading', text: t.hearFirst },
    ...quoteBlocks(quotes, { locale, timeZone: clock.timeZone, linkTo }),
  ];
}

function footer({ digest, t, format, link }: Parts): Block[] {
  const { clock, stretch, token, others, quotes, workspace, project, isDaily } = digest;
  const quiet = others.flatMap(({ project: other, calls, usual }, at): Piece[] => [
    at === 0 ? '' : '; ',
    `${isolated(other.name)} `,
    { text: String(calls), href: link(projectPath(other)) },
    `, ${t.usually(usual)}`,
  ]);
  const next = format.moment(nextTurn(clock, stretch.to).toISOString());
  const isOftener =
    !isDaily &&
    clock.period !== 'daily' &&
    (project.alerts_period === '4_a_day' || project.alerts_period === '2_a_day');
  const decide = link(letterPath(token));
  return [
    ...(quiet.length === 0
      ? []
      : [{ kind: 'paragraph', line: [{ text: `${t.others} `, look: 'strong' }, ...quiet] } satisfies Block]),
    {
      kind: 'paragraph',
      isQuiet: true,
      line: [`${t.period(clock.period)} (${format.zone}). ${t.neverEmpty} ${t.next(next)}`],
    },
    { kind: 'paragraph', isQuiet: true, line: [quotes === null ? t.outside(isolated(workspace)) : t.signIn] },
    {
      kind: 'links',
      links: [
        ...(isOftener ? [{ label: t.onceADay, href: decide }] : []),
        { label: t.untilMonday, href: decide },
        { label: t.stop, href: decide },
      ],
    },
  ];
}
