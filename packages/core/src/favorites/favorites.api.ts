import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const Params = z.object({ file_id: z.string() });
const Reply = z.object({ favorite: z.boolean() });

export const addFavorite = endpoint({
  method: 'PUT',
  path: 'files/{file_id}/favorite',
  can: 'favorites.write',
  summary: 'Keep a call among the own favourites',
  params: Params,
  reply: Reply,
});
export const removeFavorite = endpoint({
  method: 'DELETE',
  path: 'files/{file_id}/favorite',
  can: 'favorites.write',
  summary: 'No longer a favourite',
  params: Params,
  reply: Reply,
});
