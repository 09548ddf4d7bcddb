import type {Shop} from '../context';
import type {CatalogueImage} from '../domain/catalogue';
import {globalId, numberOfGlobalId} from '../domain/global-id';
import {imageUrl} from '../domain/image-url';
import type {Article, Blog} from '../domain/shop-content';
import {
  checked,
  localizedFields,
  NO_TEXT,
  readLocalized,
  readText,
  type AdminSection,
  type Problems,
} from './section';
import {
  nextNumber,
  readWritten,
  wholeSeconds,
  writtenFields,
  type WrittenKind,
} from './written-fields';

/** Number of the first blog and article that are written here, above the seeds'. */
const FIRST_ADDED = 700_000_000_000;

const NEW_BLOG: Blog = {id: '', handle: NO_TEXT, title: NO_TEXT, articles: []};
const BLOG: WrittenKind = {textLabel: '', isTextNeeded: false};

const findBlog = ({edits}: Shop, key: string) =>
  edits.all.blogById.get(globalId('Blog', Number(key)));

/** Blogs; an article is in one of them. */
export const blogs: AdminSection = {
  path: 'blogs',
  title: 'Blogs',
  entries: ({edits, languages: [language]}) =>
    edits.all.blogs.map(({id, title, articles: {length}}) => ({
      key: String(numberOfGlobalId('Blog', id)),
      title: title[language],
      note: `${length} ${length === 1 ? 'article' : 'articles'}`,
    })),
  additions: () => [{key: 'new', title: 'Add a blog'}],
  form: (shop, key) => {
    const blog = key === 'new' ? NEW_BLOG : findBlog(shop, key);
    if (!blog) return null;
    return {
      title: blog.title[shop.languages[0]] || 'New blog',
      ...(blog !== NEW_BLOG && {seenAt: `/blogs/${blog.handle.DE}`}),
      groups: writtenFields(shop, blog, null, BLOG),
      actions: [
        {value: 'save', label: 'Save'},
        ...(blog === NEW_BLOG
          ? []
          : [{value: 'delete', label: 'Delete with its articles'}]),
      ],
    };
  },
  save: (shop, key, sent) => {
    const problems: Problems = {};
    const blog = key === 'new' ? NEW_BLOG : findBlog(shop, key);
    if (!blog) return problems;
    if (sent.get('action') === 'delete') {
      shop.edits.saveBlog(blog.id, null);
      return problems;
    }
    const {all} = shop.edits;
    const {text: _none, ...written} = readWritten(
      shop,
      sent,
      blog,
      all.blogs,
      BLOG,
      problems,
    );
    if (Object.keys(problems).length > 0) return problems;
    const id =
      blog.id || globalId('Blog', nextNumber('Blog', all.blogs, FIRST_ADDED));
    shop.edits.saveBlog(id, {...written, id});
    return problems;
  },
};

const NEW_ARTICLE: Article = {
  id: '',
  handle: NO_TEXT,
  title: NO_TEXT,
  contentHtml: NO_TEXT,
  author: '',
  publishedAt: '',
  tags: [],
};
const ARTICLE: WrittenKind = {textLabel: 'Content, HTML', isTextNeeded: true};

const findEntry = ({edits}: Shop, key: string) =>
  edits.all.articleById.get(globalId('Article', Number(key)));

/** Articles of all blogs. A time is in UTC, and not in the future: nothing is scheduled here. */
export const articles: AdminSection = {
  path: 'content/articles',
  title: 'Blog posts',
  entries: ({edits, languages: [language]}) =>
    edits.all.articles.map(({id, article, blog}) => ({
      key: String(numberOfGlobalId('Article', id)),
      title: article.title[language],
      note: `${blog.title[language]}${article.isHidden ? ', hidden' : ''}`,
    })),
  additions: ({edits}) =>
    edits.all.blogs.length > 0 ? [{key: 'new', title: 'Add a blog post'}] : [],
  form: (shop, key) => {
    const [language] = shop.languages;
    const {blogs: all} = shop.edits.all;
    const entry = findEntry(shop, key);
    const blog = entry?.blog ?? all[0];
    if (!blog || (!entry && key !== 'new')) return null;
    const article = entry?.article ?? NEW_ARTICLE;
    const publishedAt = article.publishedAt || shop.now().toISOString();
    return {
      title: article.title[language] || 'New blog post',
      ...(entry && {seenAt: `/blogs/${blog.handle.DE}/${article.handle.DE}`}),
      groups: [
        ...writtenFields(shop, article, article.contentHtml, ARTICLE),
        {
          legend: 'Blog post',
          fields: [
            ...localizedFields(
              shop,
              'excerpt',
              'Excerpt, HTML',
              article.excerptHtml ?? NO_TEXT,
              'lines',
            ),
            {
              name: 'blog',
              label: 'Blog',
              value: blog.id,
              kind: 'choice',
              options: all.map(({id, title}) => [id, title[language]] as const),
            },
            {name: 'author', label: 'Author', value: article.author},
            {
              name: 'tags',
              label: 'Tags',
              value: article.tags.join(', '),
              hint: 'With commas between them.',
            },
            {
              name: 'image',
              label: 'Image',
              kind: 'picture',
              value: article.image?.id ?? '',
              options: [
                ['', 'None'],
                ...picturesOf(shop).map(
                  ({id, file, altText}) =>
                    [
                      id,
                      altText[language] || file,
                      imageUrl(shop.origin, file, {maxWidth: 96}),
                    ] as const,
                ),
              ],
            },
            {
              name: 'visible',
              label: 'Visible',
              value: checked(!article.isHidden),
              kind: 'check',
            },
            {
              name: 'published',
              label: 'Published (UTC)',
              input: 'datetime-local',
              value: publishedAt.slice(0, 16),
            },
          ],
        },
      ],
      actions: [
        {value: 'save', label: 'Save'},
        ...(entry ? [{value: 'delete', label: 'Delete'}] : []),
      ],
    };
  },
  save: (shop, key, sent) => {
    const problems: Problems = {};
    const entry = findEntry(shop, key);
    const article = entry?.article ?? NEW_ARTICLE;
    if (entry && sent.get('action') === 'delete') {
      shop.edits.saveArticle(entry.id, null);
      return problems;
    }
    const {all} = shop.edits;
    const blog = all.blogById.get(sent.get('blog') ?? '');
    if (!blog) problems.blog = 'Choose a blog.';
    const {text: contentHtml, ...written} = readWritten(
      shop,
      sent,
      article,
      blog?.articles ?? [],
      ARTICLE,
      problems,
    );
    const excerptHtml = readLocalized(shop, 'excerpt', (field) =>
      readText(sent, field, problems, 5_000, false),
    );
    const author = readText(sent, 'author', problems);
    const publishedAt = Date.parse(`${sent.get('published') ?? ''}Z`);
    if (!(publishedAt <= shop.now().getTime())) {
      problems.published = 'Enter a time that is not in the future.';
    }
    if (!blog || Object.keys(problems).length > 0) return problems;
    const id =
      article.id ||
      globalId('Article', nextNumber('Article', all.articles, FIRST_ADDED));
    const image = picturesOf(shop).find(
      (picture) => picture.id === sent.get('image'),
    );
    shop.edits.saveArticle(id, {
      blogId: blog.id,
      article: {
        ...written,
        id,
        contentHtml,
        ...(excerptHtml[shop.languages[0]] && {excerptHtml}),
        author,
        publishedAt: wholeSeconds(publishedAt),
        updatedAt: wholeSeconds(shop.now()),
        tags: [
          ...new Set(
            (sent.get('tags') ?? '')
              .split(',')
              .map((tag) => tag.trim())
              .filter(Boolean),
          ),
        ],
        isHidden: !sent.has('visible'),
        ...(image && {image}),
      },
    });
    return problems;
  },
};

/** Pictures that an article can have: pictures of products, collections and articles. */
function picturesOf({
  edits: {
    all: {products, collections, articles: entries},
  },
}: Shop): readonly CatalogueImage[] {
  const pictures = [
    ...entries.map(({article}) => article.image),
    ...collections.map(({image}) => image),
    ...products.flatMap(({media}) =>
      media.map((medium) =>
        medium.kind === 'image' ? medium.image : undefined,
      ),
    ),
  ];
  const byId = new Map(
    pictures.flatMap((picture) => (picture ? [[picture.id, picture]] : [])),
  );
  return [...byId.values()];
}
