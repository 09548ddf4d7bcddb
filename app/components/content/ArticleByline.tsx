import {useTranslations} from 'use-intl/react';

interface Props {
  article: {
    readonly publishedAt: string;
    readonly date: string;
    readonly author: string | null;
  };
  className?: string;
}

/** When an article was published, and by whom. */
export function ArticleByline({article, className = ''}: Props) {
  const {publishedAt, date, author} = article;
  const t = useTranslations('content.blog');
  const day = () => <time dateTime={publishedAt}>{date}</time>;
  return (
    <p className={`font-mono text-sm text-muted ${className}`}>
      {author ? t.rich('byline', {author, day}) : day()}
    </p>
  );
}
