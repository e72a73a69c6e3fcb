import { WarningIcon } from './icons/signs.tsx';

type Props = { id: string; children: string };

/** The error of one field or group of fields. */
export function FieldError({ id, children }: Props) {
  return (
    <p id={id} className="flex gap-2 text-sm font-semibold text-danger">
      <WarningIcon size={20} className="mt-px" />
      {children}
    </p>
  );
}
