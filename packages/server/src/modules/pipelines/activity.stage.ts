import type { ActivityResult } from '../../stages/vad/activity.ts';
import { type DecodeArtefact, samplePaths } from './decode.stage.ts';
import { artefactOf, type StageDefinition } from './stage-run.ts';

export const activityStage: StageDefinition = {
  name: 'activity',
  version: 1,
  dependsOn: async (passage) => {
    const { duration_ms, pcm } = artefactOf<DecodeArtefact>(passage, 'decode');
    return { sha256: passage.file.sha256, raw: passage.file.raw, duration_ms, pcm };
  },
  async run(passage, progress) {
    const pcm_paths = await samplePaths(passage);
    const artefact: ActivityResult = await passage.tools.processes.run(
      'activity',
      { pcm_paths },
      { signal: passage.signal, progress },
    );
    return { artefact };
  },
};
