import { useEffect, useState } from 'react';
type Props = { label: string; html: string };
export function Style({ label, html }: Props) {
  const [count, setCount] = useState(0);
  if (label) {
    useState(1); // violates: rules-of-hooks hooks
  }
  useEffect(() => setCount(label.length), []); // violates: exhaustive-deps exhaustive-effect-dependencies set-state-in-effect
  return (
    <div>
      <button>{label}</button> {/* violates: button-has-type */}
      <p dangerouslySetInnerHTML={{ __html: html }} /> {/* violates: no-danger */}
      <p {...{ dangerouslySetInnerHTML: { __html: html } }} /> {/* violates: markup-in-one-place */}
      <i></i> {/* violates: self-closing-comp */}
      <p>Objednať web</p> {/* violates: jsx-no-literals */}
      <>{count}</> {/* violates: jsx-no-useless-fragment */}
      <p>{label}: {count} ×</p>
    </div>
  );
}
export function Outer({ label }: Props) {
  function Inner() { // violates: no-unstable-nested-components
    return <p>{label}</p>;
  }
  return <Inner />; // violates: static-components
}
