type Props = {
  /** As it is written. */
  short: string;
  /** As it is read out, such as "3 unread". */
  label: string;
};

/** A count at the end of a place in the rail. */
export function OfficeCount({ short, label }: Props) {
  return (
    <>
      <span className="office-count" aria-hidden="true">
        {short}
      </span>
      <span className="sr-only">{label}</span>
    </>
  );
}
