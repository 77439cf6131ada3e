import type { Who } from '../call/role.ts';
import type { Span } from '../call/span.ts';
import type { CallMetrics } from './metrics.ts';

/** The moments behind a number of a call, or of one side; none for numbers that have no moments. */
export function metricSpans(metrics: CallMetrics | null, metric: string, who: Who): Span[] {
  if (metrics === null) return [];
  const { evidence, speakers } = metrics;
  const roles = new Map(speakers.map(({ speaker, role }) => [speaker, role]));
  const isTheirs = (speaker: string) => who === 'anyone' || roles.get(speaker) === who;
  return spansOf()
    .map(({ start_ms, end_ms }) => ({ start_ms, end_ms }))
    .sort((a, b) => a.start_ms - b.start_ms);

  function spansOf(): readonly Span[] {
    switch (metric) {
      case 'holds':
      case 'hold_ms':
      case 'longest_hold_ms':
        return evidence.holds;
      case 'interruptions':
      case 'interruptions_per_minute':
        return evidence.interruptions.filter(({ by }) => isTheirs(by));
      case 'overlap_ms':
      case 'overlap_share':
        return evidence.overlaps;
      case 'silence_ms':
      case 'silence_share':
      case 'longest_silence_ms':
        return evidence.silences;
      case 'questions':
        return evidence.questions.filter(({ speaker }) => isTheirs(speaker));
      case 'longest_monologue_ms':
        return evidence.longest_monologues.filter(({ speaker }) => isTheirs(speaker));
      default:
        return [];
    }
  }
}
