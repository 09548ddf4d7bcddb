import {Prose} from '~/components/ui/Prose';

interface Props {
  /** Compiled from our Markdown. */
  html: string;
}

export function ContentText({html}: Props) {
  return (
    <div className="content">
      <Prose html={html} />
    </div>
  );
}
