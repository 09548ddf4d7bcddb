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
import {catalogueQueries} from './roots/catalogue';
import {contentQueries} from './roots/content';
import {predictiveSearch} from './roots/predictive-search';
import {search} from './roots/search';
import {sitemap, sitemapResolvers} from './roots/sitemap';

/** Resolvers of products, collections, search and content. */
export const catalogueResolvers: ResolverTable = {
  QueryRoot: {
    ...catalogueQueries,
    ...contentQueries,
    predictiveSearch,
    search,
    sitemap,
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
