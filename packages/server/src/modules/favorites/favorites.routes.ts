import * as api from '@earshot/core/favorites/favorites.api.ts';
import type { Handle } from '../../platform/http.ts';
import { addFavorite, removeFavorite } from './favorites.ts';

export function favoriteRoutes(handle: Handle): void {
  handle(api.addFavorite, (ctx, { params }) => addFavorite(ctx, params.file_id));
  handle(api.removeFavorite, (ctx, { params }) => removeFavorite(ctx, params.file_id));
}
