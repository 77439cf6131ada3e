import { roles } from '@earshot/core/access.ts';
import { Thresholds } from '@earshot/core/metrics/metrics.ts';
import { SpeechSettings } from '@earshot/core/speech/speech.ts';
import { z } from 'zod';

/** What a workspace can set; anything missing has its default. */
export const WorkspaceSettings = z.object({
  thresholds: Thresholds.prefault({}),
  speech: SpeechSettings.default({ languages: {}, default_language: 'en' }),
  time_zone: z.string().default('UTC'),
  retention: z
    .object({
      audio_days: z.int().nullable().default(null),
      text_days: z.int().nullable().default(null),
      legal_hold: z.boolean().default(false),
    })
    .prefault({}),
  join: z
    .object({ domains: z.array(z.string()).default([]), role: z.enum(roles).default('viewer') })
    .prefault({}),
  /** Whether keys may be used from addresses that are not on the list. */
  allow_other_addresses: z.boolean().default(true),
});
export type WorkspaceSettings = z.infer<typeof WorkspaceSettings>;
