import { Link } from '@tanstack/react-router';
import { useMay } from '../users.queries.ts';
import './people.css';

type Props = { name: string; id: number | null; className?: string };

/** The name of an operator, which leads to their page where one may see it. */
export function OperatorLink({ name, id, className = '' }: Props) {
  const may = useMay('agents.read');
  if (id === null || !may) return <bdi className={className}>{name}</bdi>;
  return (
    <Link className={`person-link ${className}`} to="/agents/$id" data-aside params={{ id: String(id) }}>
      <bdi>{name}</bdi>
    </Link>
  );
}

/** The same of an abonent. */
export function AbonentLink({ name, id, className = '' }: Props) {
  const may = useMay('subscribers.read');
  if (id === null || !may) return <bdi className={className}>{name}</bdi>;
  return (
    <Link className={`person-link ${className}`} to="/subscribers/$id" data-aside params={{ id: String(id) }}>
      <bdi>{name}</bdi>
    </Link>
  );
}
