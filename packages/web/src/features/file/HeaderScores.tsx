import type { File } from '@earshot/core/files/files.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { GoalScore } from '../../shared/goals/GoalScore.tsx';
import { callScoresQuery } from '../../shared/goals/goals.queries.ts';
import { useMay } from '../../shared/users.queries.ts';

/** More of them are in their tab. */
const mostShown = 2;

/** What the call is worth by its goals; each leads to why. */
export function HeaderScores({ file }: { file: File }) {
  const may = useMay('goals.read');
  const scores = useQuery({ ...callScoresQuery(file.file_id), enabled: may, retry: false }).data ?? [];
  return scores.slice(0, mostShown).map((score) => (
    <Link
      key={score.goal_id}
      to="/files/$file_id"
      params={{ file_id: file.file_id }}
      search={(old: object) => ({ ...old, tab: 'scores' })}
      className="head-score"
      title={score.name}
      data-testid={`head-score-${score.goal_id}`}
    >
      <span className="el">{score.name}</span>
      <GoalScore score={score} />
    </Link>
  ));
}
