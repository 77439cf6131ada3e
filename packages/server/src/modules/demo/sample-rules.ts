import { type SampleRule, sampleRules } from '@earshot/core/demo/sample-rules.ts';
import { type ErrorCode, Failure } from '@earshot/core/errors.ts';
import { type Locale, locales } from '@earshot/core/locales.ts';
import { mayDo } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { isSameJson } from '../audit/audit.ts';
import { createPattern, listPatterns, removePattern } from '../patterns/patterns.ts';
import { createSegment, listSegments, removeSegment } from '../segments/segments.ts';
import { createTag, listTags, removeTag } from '../tags/tags.ts';

/** A rule of the workspace that says what a sample rule says. */
type Untouched = SampleRule & { id: number };

const everyOne = { limit: 1000, offset: 0 };
const writes = { pattern: 'patterns.write', tag: 'tags.write', segment: 'segments.write' } as const;
const reads = { pattern: 'patterns.read', tag: 'tags.read', segment: 'segments.read' } as const;

/**
 * Adds the rules of the sample calls that whoever asks may add. One that is there in any language is not added again, nor one
 * whose name is taken.
 */
export async function addSampleRules(ctx: Ctx, locale: Locale): Promise<void> {
  const there = await rulesThere(ctx);
  const inEachLanguage = locales.map(sampleRules);
  for (const [at, rule] of sampleRules(locale).entries()) {
    const isThere = inEachLanguage.some((rules) => there.some((other) => isSameRule(other, rules[at])));
    const isTaken = there.some(
      ({ kind, input }) => kind === rule.kind && input.name.toLowerCase() === rule.input.name.toLowerCase(),
    );
    if (isThere || isTaken || !mayDo(ctx, writes[rule.kind])) continue;
    await unlessRefused(nameTaken, async () => {
      if (rule.kind === 'pattern') await createPattern(ctx, { ...rule.input, apply: 'history' });
      else if (rule.kind === 'tag') await createTag(ctx, { ...rule.input, apply: 'history' });
      else await createSegment(ctx, rule.input);
    });
  }
}

/** Somebody else adds them, or added one in the meantime. */
const nameTaken: readonly ErrorCode[] = ['patterns.name_taken', 'tags.name_taken', 'segments.name_taken'];
/** Somebody else removes them, or holds one as it is. */
const outOfReach: readonly ErrorCode[] = [
  'patterns.not_found',
  'tags.not_found',
  'segments.not_found',
  'rules.locked',
];

/** Does one of many things; where it is refused for one of these reasons the next has its turn. */
export async function unlessRefused(
  codes: readonly ErrorCode[],
  work: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof Failure && codes.includes(error.code)) return false;
    throw error;
  }
}

/** Rules that came with the sample calls, as they came, of the kinds that whoever asks may see. */
export async function untouchedSampleRules(ctx: Ctx): Promise<Untouched[]> {
  const known = locales.flatMap(sampleRules);
  const seen = (await rulesThere(ctx)).filter(({ kind }) => mayDo(ctx, reads[kind]));
  return seen.filter((rule) => known.some((one) => isSameRule(rule, one)));
}

export async function removeSampleRules(ctx: Ctx): Promise<void> {
  for (const { kind, id } of await untouchedSampleRules(ctx)) {
    if (!mayDo(ctx, writes[kind])) continue;
    await unlessRefused(outOfReach, async () => {
      if (kind === 'pattern') await removePattern(ctx, id);
      else if (kind === 'tag') await removeTag(ctx, id);
      else await removeSegment(ctx, id);
    });
  }
}

async function rulesThere(ctx: Ctx): Promise<Untouched[]> {
  const [patterns, tags, segments] = await Promise.all([
    listPatterns(ctx, everyOne),
    listTags(ctx, everyOne),
    listSegments(ctx, everyOne),
  ]);
  return [
    ...patterns.results.map(
      ({ id, name, description, detection }) =>
        ({ kind: 'pattern', id, input: { name, description, detection } }) as const,
    ),
    ...tags.results.map(
      ({ id, name, color, weight, detection }) =>
        ({ kind: 'tag', id, input: { name, color, weight, detection } }) as const,
    ),
    ...segments.results.map(
      ({ id, name, description, filters, query }) =>
        ({ kind: 'segment', id, input: { name, description, filters, query } }) as const,
    ),
  ];
}

const isSameRule = (one: SampleRule, other: SampleRule | undefined): boolean =>
  one.kind === other?.kind && isSameJson(one.input, other.input);
