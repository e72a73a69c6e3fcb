import { ButtonLink } from './button-link.tsx';
import { ErrorState } from './error-state.tsx';
import { ArrowLeftIcon } from './icons/arrows.tsx';

type Props = { to: string; children: string };

/** The way from one thing back to the list that it stands in, in the first line of its screen. */
export function WayBack({ to, children }: Props) {
  return (
    // On a phone the heading begins a line of its own, however short it is.
    <span className="max-sm:w-full">
      <ButtonLink size="sm" variant="quiet" className="-ms-3.5" icon={<ArrowLeftIcon size={20} />} to={to}>
        {children}
      </ButtonLink>
    </span>
  );
}

type MissingProps = { title: string; text: string; to: string; back: string };

/** In place of something that does not exist, or no more: why that may be, and the list. */
export function MissingThing({ title, text, to, back }: MissingProps) {
  return (
    <ErrorState
      title={title}
      text={text}
      actions={
        <ButtonLink variant="primary" to={to}>
          {back}
        </ButtonLink>
      }
    />
  );
}
