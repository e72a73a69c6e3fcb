type Props = {
  /** What is written on it. */
  name: string;
};

/** A key of the keyboard, as it is written on it. */
export function KeyCap({ name }: Props) {
  return <kbd className="key-cap">{name}</kbd>;
}
