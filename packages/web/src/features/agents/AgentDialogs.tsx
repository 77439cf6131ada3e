import type { Agent, Team } from '@earshot/core/agents/agents.api.ts';
import { AccountDialog } from './AccountDialog.tsx';
import { AgentForm } from './AgentForm.tsx';
import { LikelyDialog } from './LikelyDialog.tsx';
import type { LikelyPair } from './LikelySame.tsx';
import { MergeAgent } from './MergeAgent.tsx';
import { MergeChosen } from './MergeChosen.tsx';
import { RemoveAgent } from './RemoveAgent.tsx';
import { TeamForm } from './TeamForm.tsx';

/** What is open over the list or the page of an operator. */
export type AskedOfAgents =
  | { kind: 'edit'; agent: Agent | null }
  | { kind: 'team'; team: Team | null }
  | { kind: 'merge'; agent: Agent }
  | { kind: 'merge_chosen'; agents: readonly Agent[]; onDone: () => void }
  | { kind: 'account'; agent: Agent }
  | { kind: 'remove'; agent: Agent }
  | { kind: 'likely'; pairs: readonly LikelyPair[] };

type Props = {
  asked: AskedOfAgents | null;
  onClose: () => void;
  /** Once the operator whose page this is exists no more. */
  onGone?: () => void;
};

export function AgentDialogs({ asked, onClose, onGone }: Props) {
  switch (asked?.kind) {
    case undefined:
      return null;
    case 'edit':
      return <AgentForm agent={asked.agent} onClose={onClose} />;
    case 'team':
      return <TeamForm team={asked.team} onClose={onClose} />;
    case 'merge':
      return <MergeAgent agent={asked.agent} onClose={onClose} />;
    case 'merge_chosen':
      return <MergeChosen agents={asked.agents} onDone={asked.onDone} onClose={onClose} />;
    case 'account':
      return <AccountDialog agent={asked.agent} onClose={onClose} />;
    case 'remove':
      return <RemoveAgent agent={asked.agent} onClose={onClose} onGone={onGone} />;
    case 'likely':
      return <LikelyDialog pairs={asked.pairs} onClose={onClose} />;
    default:
      return asked satisfies never;
  }
}
