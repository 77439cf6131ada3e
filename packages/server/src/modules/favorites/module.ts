import type { Module } from '../../module.ts';
import { listener } from '../../platform/events.ts';
import { extend } from '../../platform/extensions.ts';
import { bulkActions, oneByOne } from '../files/bulk-actions.ts';
import { memberLeft } from '../users/users.events.ts';
import { favoriteRoutes } from './favorites.routes.ts';
import { addFavorite, removeFavorite, removeFavoritesOf } from './favorites.ts';

export const favorites = {
  name: 'favorites',
  tables: { tenant: ['favorites'], call: ['favorites'] },
  routes: favoriteRoutes,
  listeners: [listener({ name: 'favorites.member_left', event: memberLeft, hear: removeFavoritesOf })],
  extensions: [
    extend(bulkActions, oneByOne('favorite', addFavorite)),
    extend(bulkActions, oneByOne('unfavorite', removeFavorite)),
  ],
} satisfies Module;
