import type { WebhookFormat } from '../projects/triggers.ts';
import { messageOf, type Reader } from './message.ts';
import type { MatchedNews } from './news.ts';
import { slackBody } from './slack.ts';
import { teamsBody } from './teams.ts';

/** The body of the request, as the receiver understands it. */
export function bodyOf(format: WebhookFormat, news: MatchedNews, reader: Reader): string {
  if (format === 'json') return JSON.stringify(news);
  const message = messageOf(news, reader);
  return JSON.stringify(format === 'slack' ? slackBody(message) : teamsBody(message));
}
