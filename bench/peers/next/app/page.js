import { createElement } from 'react';
import content from './content.json';

export default function Home() {
  return content.body.map(elementOf);
}

function elementOf(node, key) {
  if (typeof node === 'string') return node;
  const [tag, attributes, children] = node;
  return createElement(tag, { ...attributes, key }, ...children.map(elementOf));
}
