import { textOf } from '@earshot/core/call/phrase.ts';
import { detect } from '@earshot/core/detection/detect.ts';
import { Detection } from '@earshot/core/detection/detection.ts';
import { momentsOf } from '@earshot/core/detection/moments.ts';
import { z } from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { loadAnalysedCalls } from '../rules/analysed-call.ts';
import { understandNamed } from '../rules/compiled-rules.ts';
import { ruleSemantics } from '../rules/rule-semantics.ts';
import { keptVersions, versionBody } from '../versions/versions.ts';
import {
  learnedFromNothing,
  type SubjectKeeper,
  type SubjectVersion,
  type TestedSubject,
} from './subject.ts';

/** What versions of rules keep: their name, and what is sought. */
const Kept = z.looseObject({ name: z.string(), detection: Detection });

/** A pattern or a script: it is in a call, or it is not. */
function ruleSubject(kind: 'pattern' | 'script'): SubjectKeeper {
  return {
    kind,
    versions: (ctx, id) => versionsOf(ctx, { kind, id }),
    load: async (ctx, id, version) => {
      const read = Kept.safeParse(await versionBody(ctx, { kind, id }, version));
      if (!read.success) return null;
      const { name, detection } = read.data;
      return subjectOf({ id, version, name }, await understandNamed(ctx, detection));
    },
    unit: async () => null,
  };
}

export const patternSubject = ruleSubject('pattern');
export const scriptSubject = ruleSubject('script');

function subjectOf(
  { id, version, name }: { id: number; version: number; name: string },
  compiled: Awaited<ReturnType<typeof understandNamed>>,
): TestedSubject {
  return {
    version,
    choose: 'any',
    items: [{ id, name, kind: 'yes_no' }],
    learnedFrom: learnedFromNothing,
    tell: async (ctx, places) => {
      const files = [...new Set(places.map(({ file_id }) => file_id))];
      const calls = await loadAnalysedCalls(ctx.db, ctx.workspaceId, files);
      const said = [...calls.values()].flatMap(({ conversation }) => conversation.phrases.map(textOf));
      const semantics = await ruleSemantics(ctx, [{ detection: compiled }], said);
      return new Map(
        places.flatMap((place) => {
          const call = calls.get(place.file_id);
          if (call === undefined) return [];
          const { holds, evidence } = detect(compiled, call, semantics);
          const item = { id, told: holds, answer: null, probability: null, isUnsure: false };
          return [[place.id, { items: [item], moments: momentsOf(evidence), words: null }] as const];
        }),
      );
    },
  };
}

/** More versions are not offered. */
const mostVersions = 200;

/** Versions of something that keeps them, the newest first; none where it is gone. */
export async function versionsOf(
  ctx: Ctx,
  rule: { kind: 'pattern' | 'script' | 'goal'; id: number },
): Promise<SubjectVersion[]> {
  const kept = await keptVersions(ctx, rule, { limit: mostVersions, offset: 0 });
  return kept.map(({ version, at }) => ({ version, name: `v${version}`, at: at.toISOString() }));
}
