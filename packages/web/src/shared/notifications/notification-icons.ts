import type { Notification } from '@earshot/core/notifications/notifications.api.ts';
import {
  AtSign,
  AudioLines,
  BellRing,
  CircleHelp,
  ClipboardCheck,
  ClipboardList,
  FlaskConical,
  type LucideIcon,
  Mic,
  Scale,
  UserRoundCog,
  UserRoundPlus,
  Webhook,
  Whistle,
} from 'lucide-react';

/** What a notification is about, as a shape. */
export const notificationIcons: Record<Notification['kind'], LucideIcon> = {
  'file.failed': AudioLines,
  'member.joined': UserRoundPlus,
  'member.changed': UserRoundCog,
  'model.fetched': Mic,
  'comment.mentioned': AtSign,
  'project.alert': BellRing,
  'webhook.paused': Webhook,
  'test.worse': FlaskConical,
  'review.assigned': ClipboardList,
  'score.published': ClipboardCheck,
  'dispute.opened': Scale,
  'dispute.decided': Scale,
  'question.assists': CircleHelp,
  'coaching.given': Whistle,
};
