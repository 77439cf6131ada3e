import type { SpeakerRole } from '@earshot/core/call/role.ts';
import type { MergeResult } from '../../stages/merge/merge.ts';
import type { ActivityResult } from '../../stages/vad/activity.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { type DecodeArtefact, samplePaths } from './decode.stage.ts';
import { hashOf, type Passage, type StageDefinition } from './stage-run.ts';

export const measureStage: StageDefinition = {
  name: 'measure',
  version: 1,
  dependsOn: async (passage) => ({
    merged: hashOf(passage.artefacts.get('merge') ?? null),
    activity: hashOf(passage.artefacts.get('activity') ?? null),
    thresholds: (await getWorkspaceSettings(passage.ctx)).thresholds,
    mode: passage.file.channel_mode,
  }),
  async run(passage) {
    const { thresholds } = await getWorkspaceSettings(passage.ctx);
    const merged = passage.artefacts.get('merge') as MergeResult;
    const activity = (passage.artefacts.get('activity') as ActivityResult | undefined)?.channels ?? null;
    const metrics = await passage.tools.processes.run(
      'measure',
      {
        duration_ms: passage.file.duration_ms ?? merged.duration_ms,
        mode: channelMode(passage),
        roles: passage.file.channel_roles as SpeakerRole[],
        activity,
        speakers: merged.speakers,
        phrases: merged.phrases,
        has_turn_times: merged.has_turn_times,
        thresholds,
        pcm_paths: passage.artefacts.has('decode') ? await samplePaths(passage) : [],
      },
      { signal: passage.signal },
    );
    return { artefact: metrics, file: { metrics: JSON.stringify(metrics) } };
  },
  reuse: (_passage, artefact) => ({ metrics: JSON.stringify(artefact) }),
};

function channelMode({ file, artefacts }: Passage): 'stereo' | 'mono' | 'text' {
  const decoded = artefacts.get('decode') as DecodeArtefact | undefined;
  if (file.type === 'text' || decoded === undefined) return 'text';
  return decoded.pcm.length === 2 ? 'stereo' : 'mono';
}
