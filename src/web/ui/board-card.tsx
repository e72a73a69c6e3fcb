import type { ReactNode } from 'react';

type Props = {
  /** What a mouse drags out of the window. */
  name: string;
  isUnread?: boolean;
  /** False where it cannot be moved at all. */
  isMovable?: boolean;
  onDragStart: () => void;
  onDragEnd: () => void;
  children: ReactNode;
};

/** A card of a board: dragged with a mouse; for all else it brings a menu of its moves. */
export function BoardCard({ name, isUnread = false, isMovable = true, onDragStart, onDragEnd, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only a mouse drags; the menu does the same for all
    <li
      className="board-card"
      data-unread={isUnread ? '' : undefined}
      draggable={isMovable}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onDragStart();
      }}
      onDragEnd={onDragEnd}
    >
      {children}
    </li>
  );
}
