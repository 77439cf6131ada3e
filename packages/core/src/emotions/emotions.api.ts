import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { KeptEmotions } from './emotions.ts';

export const getEmotions = endpoint({
  method: 'GET',
  path: 'files/{file_id}/emotions',
  can: 'files.read',
  shared: true,
  summary: 'Emotions of a call phrase by phrase, with the words that decided',
  params: z.object({ file_id: z.string() }),
  reply: KeptEmotions,
});
