type Props = {
  /** Text on the key. */
  name: string;
};

/** A key of the keyboard. */
export function KeyCap({ name }: Props) {
  return <kbd className="key-cap">{name}</kbd>;
}
