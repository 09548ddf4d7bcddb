import type {ResolverTable} from '../resolver';
import {articleResolvers} from './object/article';
import {blogResolvers} from './object/blog';
import {collectionResolvers} from './object/collection';
import {imageResolvers} from './object/image';
import {
  externalVideoResolvers,
  mediaImageResolvers,
  model3dResolvers,
  videoResolvers,
} from './object/media';
import {menuItemResolvers, menuResolvers} from './object/menu';
import {metafieldResolvers} from './object/metafield';
import {
  metaobjectFieldResolvers,
  metaobjectResolvers,
} from './object/metaobject';
import {pageResolvers} from './object/page';
import {productResolvers} from './object/product';
import {
  productOptionResolvers,
  productOptionValueResolvers,
} from './object/product-option';
import {productVariantResolvers} from './object/product-variant';
import {
  sellingPlanAllocationResolvers,
  sellingPlanGroupResolvers,
  sellingPlanResolvers,
} from './object/selling-plan';
import {shopPolicyResolvers} from './object/shop-policy';
import {article} from './query/article';
import {articles} from './query/articles';
import {blog} from './query/blog';
import {blogs} from './query/blogs';
import {collection} from './query/collection';
import {collections} from './query/collections';
import {menu} from './query/menu';
import {metaobject} from './query/metaobject';
import {metaobjects} from './query/metaobjects';
import {node} from './query/node';
import {nodes} from './query/nodes';
import {page} from './query/page';
import {pages} from './query/pages';
import {predictiveSearch} from './query/predictive-search';
import {product} from './query/product';
import {productRecommendations} from './query/product-recommendations';
import {productTags} from './query/product-tags';
import {productTypes} from './query/product-types';
import {products} from './query/products';
import {search} from './query/search';
import {sitemap, sitemapResolvers} from './query/sitemap';
import {urlRedirects} from './query/url-redirects';

/** Resolvers of products, collections, search and content. */
export const catalogueResolvers: ResolverTable = {
  QueryRoot: {
    article,
    articles,
    blog,
    blogByHandle: blog,
    blogs,
    collection,
    collectionByHandle: collection,
    collections,
    menu,
    metaobject,
    metaobjects,
    node,
    nodes,
    page,
    pageByHandle: page,
    pages,
    predictiveSearch,
    product,
    productByHandle: product,
    productRecommendations,
    productTags,
    productTypes,
    products,
    search,
    sitemap,
    urlRedirects,
  },
  Article: articleResolvers,
  Blog: blogResolvers,
  Collection: collectionResolvers,
  ExternalVideo: externalVideoResolvers,
  Image: imageResolvers,
  MediaImage: mediaImageResolvers,
  Menu: menuResolvers,
  MenuItem: menuItemResolvers,
  Metafield: metafieldResolvers,
  Metaobject: metaobjectResolvers,
  MetaobjectField: metaobjectFieldResolvers,
  Model3d: model3dResolvers,
  Page: pageResolvers,
  Product: productResolvers,
  ProductOption: productOptionResolvers,
  ProductOptionValue: productOptionValueResolvers,
  ProductVariant: productVariantResolvers,
  SellingPlan: sellingPlanResolvers,
  SellingPlanAllocation: sellingPlanAllocationResolvers,
  SellingPlanGroup: sellingPlanGroupResolvers,
  ShopPolicy: shopPolicyResolvers,
  Sitemap: sitemapResolvers,
  Video: videoResolvers,
};
