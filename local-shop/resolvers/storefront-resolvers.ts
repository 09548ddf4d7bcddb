import type {ResolverTable} from '../resolver';
import {articleResolvers, blogResolvers} from './object/article';
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
import {cartResolvers} from './object/cart';
import {
  cartDeliveryAddressResolvers,
  cartDeliveryGroupResolvers,
  cartDeliveryResolvers,
} from './object/cart-delivery';
import {
  cartLineResolvers,
  componentizableCartLineResolvers,
} from './object/cart-line';
import {cartMutations, cartQueries} from './roots/cart';
import {shopQueries} from './roots/shop';
import {customerResolvers} from './object/customer';
import {mailingAddressResolvers} from './object/mailing-address';
import {orderResolvers} from './object/order';
import {orderLineItemResolvers} from './object/order-line-item';
import {customerMutations, customerQueries} from './roots/customer';
import {signInMutations} from './roots/customer-sign-in';

/** Resolvers of the Storefront API. */
export const storefrontResolvers: ResolverTable = {
  QueryRoot: {
    ...cartQueries,
    ...catalogueQueries,
    ...contentQueries,
    ...customerQueries,
    ...shopQueries,
    predictiveSearch,
    search,
    sitemap,
  },
  Mutation: {...cartMutations, ...customerMutations, ...signInMutations},
  Article: articleResolvers,
  Blog: blogResolvers,
  Cart: cartResolvers,
  CartDelivery: cartDeliveryResolvers,
  CartDeliveryAddress: cartDeliveryAddressResolvers,
  CartDeliveryGroup: cartDeliveryGroupResolvers,
  CartLine: cartLineResolvers,
  Collection: collectionResolvers,
  ComponentizableCartLine: componentizableCartLineResolvers,
  Customer: customerResolvers,
  ExternalVideo: externalVideoResolvers,
  Image: imageResolvers,
  MailingAddress: mailingAddressResolvers,
  MediaImage: mediaImageResolvers,
  Menu: menuResolvers,
  MenuItem: menuItemResolvers,
  Metafield: metafieldResolvers,
  Metaobject: metaobjectResolvers,
  MetaobjectField: metaobjectFieldResolvers,
  Model3d: model3dResolvers,
  Order: orderResolvers,
  OrderLineItem: orderLineItemResolvers,
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
