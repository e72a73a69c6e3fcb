import { initialsOf } from '#domain/accounts/initials.ts';
import { Avatar } from '../../ui/avatar.tsx';

type Props = { name: string; size?: 'sm' | 'md' };

/** A person without a picture (B14). */
export function PersonSign({ name, size = 'sm' }: Props) {
  return <Avatar initials={initialsOf(name)} size={size} />;
}
