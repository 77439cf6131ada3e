import type { PhraseVoice } from '@earshot/core/emotions/emotions.ts';
import { samplePaths } from '../pipelines/decode.stage.ts';
import type { MergeArtefact } from '../pipelines/merge.stage.ts';
import type { Passage, StageDefinition } from '../pipelines/stage-run.ts';
import { analyseFile } from './analyse-file.ts';

/** What can be found, emotions, numbers, tags and patterns. It runs each time: rules change between two runs. */
export const analyseStage: StageDefinition = {
  name: 'analyse',
  version: 1,
  dependsOn: async (passage) => ({ run: passage.run }),
  async run(passage, progress) {
    const voice = await hearVoices(passage);
    progress(0.5);
    await analyseFile(passage.ctx, passage.file.id, { voice, signal: passage.signal });
    return { artefact: { voice: voice !== undefined } };
  },
};

/** How the phrases were spoken, where there is sound. */
async function hearVoices(passage: Passage): Promise<PhraseVoice[] | undefined> {
  const merged = passage.artefacts.get('merge') as MergeArtefact | undefined;
  if (merged === undefined || merged.phrases.length === 0 || !passage.artefacts.has('decode'))
    return undefined;
  return passage.tools.processes.run(
    'voice',
    {
      pcm_paths: await samplePaths(passage),
      phrases: merged.phrases,
      channels: Object.fromEntries(merged.speakers.map(({ id, channel }) => [id, channel])),
      estimated_times: merged.words.estimated_times,
    },
    { signal: passage.signal },
  );
}
