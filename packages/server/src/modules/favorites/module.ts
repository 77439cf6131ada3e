import type { Module } from '../../module.ts';
import { listener } from '../../platform/events.ts';
import { extend } from '../../platform/extensions.ts';
import { bulkActions } from '../files/bulk-actions.ts';
import { callConditions } from '../files/call-conditions.ts';
import { memberLeft } from '../users/users.events.ts';
import { favoriteCondition } from './favorite-condition.sql.ts';
import { favoriteRoutes } from './favorites.routes.ts';
import { favoriteAction, removeFavoritesOf, unfavoriteAction } from './favorites.ts';

export const favorites = {
  name: 'favorites',
  tables: { tenant: ['favorites'], call: ['favorites'] },
  routes: favoriteRoutes,
  listeners: [listener({ name: 'favorites.member_left', event: memberLeft, hear: removeFavoritesOf })],
  extensions: [
    extend(bulkActions, favoriteAction),
    extend(bulkActions, unfavoriteAction),
    extend(callConditions, favoriteCondition),
  ],
} satisfies Module;
