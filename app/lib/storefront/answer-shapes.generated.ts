// Made by `npm run codegen` from the GraphQL documents and both versions of the schema.
import type {Shape} from './answer-shape';

const CustomerError: Shape = {fields: {message: 'one'}};
const Money: Shape = {fields: {amount: 'one', currencyCode: 'one'}};
const CartDiscount: Shape = {
  fields: {discountedAmount: ['one', {fragments: [Money]}]},
};
const CartParts: Shape = {
  fields: {
    id: 'one',
    checkoutUrl: 'one',
    createdAt: 'one',
    updatedAt: 'one',
    totalQuantity: 'one',
    attributes: ['list', {fields: {key: 'one'}}],
    buyerIdentity: [
      'one',
      {
        fields: {
          customer: [
            'one?',
            {
              fields: {
                id: 'one',
                displayName: 'one',
                defaultAddress: ['one?', {fields: {id: 'one'}}],
              },
            },
          ],
        },
      },
    ],
    cost: [
      'one',
      {
        fields: {
          subtotalAmount: ['one', {fragments: [Money]}],
          totalAmount: ['one', {fragments: [Money]}],
        },
      },
    ],
    discountCodes: ['list', {fields: {code: 'one', applicable: 'one'}}],
    discountAllocations: ['list', {fragments: [CartDiscount]}],
    appliedGiftCards: [
      'list',
      {
        fields: {
          id: 'one',
          lastCharacters: 'one',
          amountUsed: ['one', {fragments: [Money]}],
          balance: ['one', {fragments: [Money]}],
        },
      },
    ],
  },
};
const Picture: Shape = {fields: {url: 'one'}};
const CartLineParts: Shape = {
  fields: {
    id: 'one',
    quantity: 'one',
    attributes: ['list', {fields: {key: 'one'}}],
    cost: [
      'one',
      {
        fields: {
          amountPerQuantity: ['one', {fragments: [Money]}],
          compareAtAmountPerQuantity: ['one?', {fragments: [Money]}],
          subtotalAmount: ['one', {fragments: [Money]}],
          totalAmount: ['one', {fragments: [Money]}],
        },
      },
    ],
    discountAllocations: ['list', {fragments: [CartDiscount]}],
    sellingPlanAllocation: [
      'one?',
      {fields: {sellingPlan: ['one', {fields: {id: 'one', name: 'one'}}]}},
    ],
    merchandise: [
      'one',
      {
        fragments: [
          {
            fields: {
              id: 'one',
              title: 'one',
              availableForSale: 'one',
              currentlyNotInStock: 'one',
              requiresShipping: 'one',
              price: ['one', {fragments: [Money]}],
              compareAtPrice: ['one?', {fragments: [Money]}],
              selectedOptions: ['list', {fields: {name: 'one', value: 'one'}}],
              image: ['one?', {fragments: [Picture]}],
              product: [
                'one',
                {
                  fields: {
                    id: 'one',
                    handle: 'one',
                    title: 'one',
                    isGiftCard: 'one',
                    featuredImage: ['one?', {fragments: [Picture]}],
                  },
                },
              ],
            },
          },
        ],
      },
    ],
  },
};
const CartApiMutation: Shape = {
  fields: {
    lines: [
      'one',
      {
        fields: {
          nodes: ['list', {fragments: [CartLineParts]}],
          pageInfo: ['one', {fields: {hasNextPage: 'one'}}],
        },
      },
    ],
  },
  fragments: [CartParts],
};
const PageBounds: Shape = {
  fields: {hasNextPage: 'one', hasPreviousPage: 'one'},
};
const ListFilter: Shape = {
  fields: {
    id: 'one',
    label: 'one',
    type: 'one',
    values: [
      'list',
      {
        fields: {
          id: 'one',
          label: 'one',
          count: 'one',
          input: 'one',
          swatch: [
            'one?',
            {
              fields: {
                image: [
                  'one?',
                  {fields: {previewImage: ['one?', {fields: {url: 'one'}}]}},
                ],
              },
            },
          ],
          image: ['one?', {fields: {image: ['one?', {fields: {url: 'one'}}]}}],
        },
      },
    ],
  },
};
const PriceRange: Shape = {
  fields: {
    minVariantPrice: ['one', {fragments: [Money]}],
    maxVariantPrice: ['one', {fragments: [Money]}],
  },
};
const ProductCard: Shape = {
  fields: {
    id: 'one',
    handle: 'one',
    title: 'one',
    productType: 'one',
    availableForSale: 'one',
    publishedAt: 'one',
    tags: 'list',
    rating: ['one?', {fields: {value: 'one'}}],
    ratingCount: ['one?', {fields: {value: 'one'}}],
    images: ['one', {fields: {nodes: ['list', {fragments: [Picture]}]}}],
    priceRange: ['one', {fragments: [PriceRange]}],
    compareAtPriceRange: ['one', {fragments: [PriceRange]}],
    options: [
      'list',
      {
        fields: {
          id: 'one',
          name: 'one',
          optionValues: [
            'list',
            {
              fields: {
                id: 'one',
                name: 'one',
                swatch: [
                  'one?',
                  {
                    fields: {
                      image: [
                        'one?',
                        {
                          fields: {
                            previewImage: ['one?', {fields: {url: 'one'}}],
                          },
                        },
                      ],
                    },
                  },
                ],
              },
            },
          ],
        },
      },
    ],
  },
};
const PageCurrency: Shape = {
  fields: {
    country: ['one', {fields: {currency: ['one', {fields: {isoCode: 'one'}}]}}],
  },
};
const CustomerToken: Shape = {fields: {accessToken: 'one', expiresAt: 'one'}};
const OrderDiscount: Shape = {
  fields: {
    allocatedAmount: ['one', {fragments: [Money]}],
    discountApplication: 'one',
  },
};
const ProductVariant: Shape = {
  fields: {
    id: 'one',
    title: 'one',
    availableForSale: 'one',
    currentlyNotInStock: 'one',
    requiresShipping: 'one',
    weightUnit: 'one',
    selectedOptions: ['list', {fields: {name: 'one', value: 'one'}}],
    price: ['one', {fragments: [Money]}],
    compareAtPrice: ['one?', {fragments: [Money]}],
    unitPrice: ['one?', {fragments: [Money]}],
    unitPriceMeasurement: ['one?', {fields: {referenceValue: 'one'}}],
    sellingPlanAllocations: [
      'one',
      {
        fields: {
          nodes: [
            'list',
            {
              fields: {
                sellingPlan: ['one', {fields: {id: 'one', name: 'one'}}],
                priceAdjustments: [
                  'list',
                  {fields: {price: ['one', {fragments: [Money]}]}},
                ],
              },
            },
          ],
        },
      },
    ],
    image: ['one?', {fragments: [Picture]}],
  },
};
const VariantLink: Shape = {
  fields: {
    id: 'one',
    price: ['one', {fragments: [Money]}],
    selectedOptions: ['list', {fields: {name: 'one', value: 'one'}}],
  },
};
const ProductOffer: Shape = {
  fields: {
    id: 'one',
    title: 'one',
    availableForSale: 'one',
    currentlyNotInStock: 'one',
    selectedOptions: ['list', {fields: {name: 'one', value: 'one'}}],
    price: ['one', {fragments: [Money]}],
    image: ['one?', {fields: {url: 'one'}}],
  },
};
const GalleryMedia: Shape = {fields: {id: 'one', mediaContentType: 'one'}};
const MatchingProduct: Shape = {
  fields: {
    id: 'one',
    handle: 'one',
    title: 'one',
    featuredImage: ['one?', {fragments: [Picture]}],
  },
};
const CartApiQuery: Shape = {
  fields: {
    lines: [
      'one',
      {
        fields: {
          nodes: ['list', {fragments: [CartLineParts]}],
          pageInfo: ['one', {fields: {hasNextPage: 'one'}}],
        },
      },
    ],
  },
  fragments: [CartParts],
};
const CartApiError: Shape = {fields: {message: 'one'}};
const CartApiWarning: Shape = {
  fields: {code: 'one', message: 'one', target: 'one'},
};

/** What the answer to each operation has to hold. */
export const ANSWER_SHAPES: Readonly<Record<string, Shape>> = {
  CustomerAddresses: {
    fields: {
      customer: [
        'one?',
        {
          fields: {
            id: 'one',
            defaultAddress: ['one?', {fields: {id: 'one'}}],
            addresses: [
              'one',
              {
                fields: {
                  nodes: ['list', {fields: {id: 'one', formatted: 'list'}}],
                },
              },
            ],
          },
        },
      ],
      localization: [
        'one',
        {
          fields: {
            country: ['one', {fields: {isoCode: 'one'}}],
            availableCountries: [
              'list',
              {fields: {isoCode: 'one', name: 'one'}},
            ],
          },
        },
      ],
    },
  },
  CustomerAddressCreate: {
    fields: {
      customerAddressCreate: [
        'one?',
        {
          fields: {
            customerAddress: ['one?', {fields: {id: 'one'}}],
            customerUserErrors: ['list', {fragments: [CustomerError]}],
          },
        },
      ],
    },
  },
  CustomerAddressDelete: {
    fields: {
      customerAddressDelete: [
        'one?',
        {fields: {customerUserErrors: ['list', {fragments: [CustomerError]}]}},
      ],
    },
  },
  CustomerAddressUpdate: {
    fields: {
      customerAddressUpdate: [
        'one?',
        {
          fields: {
            customerAddress: ['one?', {fields: {id: 'one'}}],
            customerUserErrors: ['list', {fragments: [CustomerError]}],
          },
        },
      ],
    },
  },
  CustomerDefaultAddressUpdate: {
    fields: {
      customerDefaultAddressUpdate: [
        'one?',
        {
          fields: {
            customer: ['one?', {fields: {id: 'one'}}],
            customerUserErrors: ['list', {fragments: [CustomerError]}],
          },
        },
      ],
    },
  },
  CartGiftCardCodesRemove: {
    fields: {
      cartGiftCardCodesRemove: [
        'one?',
        {
          fields: {
            cart: ['one?', {fragments: [CartApiMutation]}],
            userErrors: ['list', {fields: {message: 'one'}}],
            warnings: [
              'list',
              {fields: {code: 'one', message: 'one', target: 'one'}},
            ],
          },
        },
      ],
    },
  },
  CartLinesCap: {
    fields: {
      cartLinesUpdate: [
        'one?',
        {fields: {userErrors: ['list', {fields: {message: 'one'}}]}},
      ],
    },
  },
  CartOwner: {
    fields: {
      cart: [
        'one?',
        {
          fields: {
            buyerIdentity: [
              'one',
              {fields: {customer: ['one?', {fields: {id: 'one'}}]}},
            ],
          },
        },
      ],
    },
  },
  Collections: {
    fields: {
      collections: [
        'one',
        {
          fields: {
            nodes: [
              'list',
              {
                fields: {
                  id: 'one',
                  handle: 'one',
                  title: 'one',
                  description: 'one',
                  image: ['one?', {fragments: [Picture]}],
                },
              },
            ],
            pageInfo: ['one', {fragments: [PageBounds]}],
          },
        },
      ],
    },
  },
  CollectionFilters: {
    fields: {
      collection: [
        'one?',
        {
          fields: {
            handle: 'one',
            products: [
              'one',
              {fields: {filters: ['list', {fragments: [ListFilter]}]}},
            ],
          },
        },
      ],
    },
  },
  CollectionHandle: {fields: {collection: ['one?', {fields: {handle: 'one'}}]}},
  Collection: {
    fields: {
      collection: [
        'one?',
        {
          fields: {
            id: 'one',
            handle: 'one',
            title: 'one',
            description: 'one',
            descriptionHtml: 'one',
            updatedAt: 'one',
            seo: 'one',
            image: ['one?', {fragments: [Picture]}],
            products: [
              'one',
              {
                fields: {
                  nodes: ['list', {fragments: [ProductCard]}],
                  filters: ['list', {fragments: [ListFilter]}],
                  pageInfo: ['one', {fragments: [PageBounds]}],
                },
              },
            ],
          },
        },
      ],
      localization: ['one', {fragments: [PageCurrency]}],
    },
  },
  CustomerLists: {
    fields: {
      customer: [
        'one?',
        {
          fields: {
            id: 'one',
            wishlist: [
              'one?',
              {
                fields: {
                  references: [
                    'one?',
                    {
                      fields: {
                        nodes: ['list', {unlessEmpty: {fields: {id: 'one'}}}],
                      },
                    },
                  ],
                },
              },
            ],
            backInStock: [
              'one?',
              {
                fields: {
                  references: [
                    'one?',
                    {
                      fields: {
                        nodes: ['list', {unlessEmpty: {fields: {id: 'one'}}}],
                      },
                    },
                  ],
                },
              },
            ],
          },
        },
      ],
      nodes: ['sparse', {fields: {id: 'one'}}],
    },
  },
  KnownIds: {fields: {nodes: ['sparse', {fields: {id: 'one'}}]}},
  WaitedVariants: {
    fields: {
      nodes: [
        'sparse',
        {
          unlessEmpty: {
            fields: {
              id: 'one',
              title: 'one',
              availableForSale: 'one',
              currentlyNotInStock: 'one',
              selectedOptions: ['list', {fields: {name: 'one', value: 'one'}}],
              image: ['one?', {fragments: [Picture]}],
              product: ['one', {fields: {handle: 'one', title: 'one'}}],
            },
          },
        },
      ],
    },
  },
  CustomerAccessTokenCreate: {
    fields: {
      customerAccessTokenCreate: [
        'one?',
        {
          fields: {
            customerAccessToken: ['one?', {fragments: [CustomerToken]}],
            customerUserErrors: ['list', {fragments: [CustomerError]}],
          },
        },
      ],
    },
  },
  CustomerAccessTokenDelete: {
    fields: {
      customerAccessTokenDelete: [
        'one?',
        {fields: {userErrors: ['list', {fields: {message: 'one'}}]}},
      ],
    },
  },
  CustomerAccessTokenRenew: {
    fields: {
      customerAccessTokenRenew: [
        'one?',
        {
          fields: {
            customerAccessToken: ['one?', {fragments: [CustomerToken]}],
            userErrors: ['list', {fields: {message: 'one'}}],
          },
        },
      ],
    },
  },
  CustomerActivate: {
    fields: {
      customerActivate: [
        'one?',
        {
          fields: {
            customerAccessToken: ['one?', {fragments: [CustomerToken]}],
            customerUserErrors: ['list', {fragments: [CustomerError]}],
          },
        },
      ],
    },
  },
  CustomerCreate: {
    fields: {
      customerCreate: [
        'one?',
        {
          fields: {
            customer: ['one?', {fields: {id: 'one'}}],
            customerUserErrors: ['list', {fragments: [CustomerError]}],
          },
        },
      ],
    },
  },
  Customer: {
    fields: {
      customer: [
        'one?',
        {fields: {id: 'one', displayName: 'one', acceptsMarketing: 'one'}},
      ],
    },
  },
  CustomerRecover: {
    fields: {
      customerRecover: [
        'one?',
        {fields: {customerUserErrors: ['list', {fragments: [CustomerError]}]}},
      ],
    },
  },
  CustomerResetByUrl: {
    fields: {
      customerResetByUrl: [
        'one?',
        {
          fields: {
            customerAccessToken: ['one?', {fragments: [CustomerToken]}],
            customerUserErrors: ['list', {fragments: [CustomerError]}],
          },
        },
      ],
    },
  },
  CustomerReset: {
    fields: {
      customerReset: [
        'one?',
        {
          fields: {
            customerAccessToken: ['one?', {fragments: [CustomerToken]}],
            customerUserErrors: ['list', {fragments: [CustomerError]}],
          },
        },
      ],
    },
  },
  CustomerUpdate: {
    fields: {
      customerUpdate: [
        'one?',
        {
          fields: {
            customer: ['one?', {fields: {id: 'one'}}],
            customerAccessToken: ['one?', {fragments: [CustomerToken]}],
            customerUserErrors: ['list', {fragments: [CustomerError]}],
          },
        },
      ],
    },
  },
  Home: {
    fields: {
      map: [
        'one?',
        {
          fields: {
            id: 'one',
            handle: 'one',
            title: 'one',
            featuredImage: ['one?', {fragments: [Picture]}],
            images: [
              'one',
              {fields: {nodes: ['list', {fragments: [Picture]}]}},
            ],
            options: [
              'list',
              {
                fields: {
                  name: 'one',
                  optionValues: ['list', {fields: {name: 'one'}}],
                },
              },
            ],
            priceRange: [
              'one',
              {fields: {minVariantPrice: ['one', {fragments: [Money]}]}},
            ],
          },
        },
      ],
      products: [
        'one',
        {fields: {nodes: ['list', {fragments: [ProductCard]}]}},
      ],
    },
  },
  Localization: {
    fields: {
      localization: [
        'one',
        {
          fields: {
            country: ['one', {fields: {isoCode: 'one'}}],
            availableCountries: [
              'list',
              {
                fields: {
                  isoCode: 'one',
                  name: 'one',
                  currency: ['one', {fields: {isoCode: 'one', symbol: 'one'}}],
                },
              },
            ],
          },
        },
      ],
    },
  },
  CustomerOrders: {
    fields: {
      customer: [
        'one?',
        {
          fields: {
            orders: [
              'one',
              {
                fields: {
                  nodes: [
                    'list',
                    {
                      fields: {
                        id: 'one',
                        name: 'one',
                        processedAt: 'one',
                        fulfillmentStatus: 'one',
                        currentTotalPrice: ['one', {fragments: [Money]}],
                      },
                    },
                  ],
                  pageInfo: ['one', {fragments: [PageBounds]}],
                },
              },
            ],
          },
        },
      ],
    },
  },
  CustomerOrderIds: {
    fields: {
      customer: [
        'one?',
        {
          fields: {
            orders: [
              'one',
              {
                fields: {
                  nodes: ['list', {fields: {id: 'one'}}],
                  pageInfo: ['one', {fields: {hasNextPage: 'one'}}],
                },
              },
            ],
          },
        },
      ],
    },
  },
  Order: {
    fields: {
      node: [
        'one?',
        {
          unlessEmpty: {
            fields: {
              name: 'one',
              processedAt: 'one',
              fulfillmentStatus: 'one',
              statusUrl: 'one',
              subtotalPrice: ['one?', {fragments: [Money]}],
              totalShippingPrice: ['one', {fragments: [Money]}],
              totalTax: ['one?', {fragments: [Money]}],
              totalPrice: ['one', {fragments: [Money]}],
              totalRefunded: ['one', {fragments: [Money]}],
              shippingAddress: ['one?', {fields: {formatted: 'list'}}],
              shippingDiscountAllocations: [
                'list',
                {fragments: [OrderDiscount]},
              ],
              lineItems: [
                'one',
                {
                  fields: {
                    nodes: [
                      'list',
                      {
                        fields: {
                          title: 'one',
                          quantity: 'one',
                          currentQuantity: 'one',
                          originalTotalPrice: ['one', {fragments: [Money]}],
                          discountedTotalPrice: ['one', {fragments: [Money]}],
                          discountAllocations: [
                            'list',
                            {fragments: [OrderDiscount]},
                          ],
                          variant: [
                            'one?',
                            {
                              fields: {
                                id: 'one',
                                title: 'one',
                                availableForSale: 'one',
                                image: ['one?', {fragments: [Picture]}],
                                product: ['one', {fields: {handle: 'one'}}],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        },
      ],
    },
  },
  ProductChoice: {
    fields: {
      product: [
        'one?',
        {
          fields: {
            selectedOrFirstAvailableVariant: [
              'one?',
              {fragments: [ProductVariant]},
            ],
            adjacentVariants: ['list', {fragments: [VariantLink]}],
          },
        },
      ],
    },
  },
  ProductHandle: {fields: {product: ['one?', {fields: {handle: 'one'}}]}},
  Product: {
    fields: {
      product: [
        'one?',
        {
          fields: {
            id: 'one',
            handle: 'one',
            title: 'one',
            vendor: 'one',
            productType: 'one',
            description: 'one',
            descriptionHtml: 'one',
            isGiftCard: 'one',
            requiresSellingPlan: 'one',
            seo: 'one',
            featuredImage: ['one?', {fragments: [Picture]}],
            options: [
              'list',
              {
                fields: {
                  id: 'one',
                  name: 'one',
                  optionValues: [
                    'list',
                    {
                      fields: {
                        id: 'one',
                        name: 'one',
                        firstSelectableVariant: [
                          'one?',
                          {
                            fields: {
                              id: 'one',
                              availableForSale: 'one',
                              product: ['one', {fields: {handle: 'one'}}],
                            },
                          },
                        ],
                        swatch: [
                          'one?',
                          {
                            fields: {
                              image: [
                                'one?',
                                {
                                  fields: {
                                    previewImage: [
                                      'one?',
                                      {fields: {url: 'one'}},
                                    ],
                                  },
                                },
                              ],
                            },
                          },
                        ],
                      },
                    },
                  ],
                },
              },
            ],
            selectedOrFirstAvailableVariant: [
              'one?',
              {fragments: [ProductVariant]},
            ],
            adjacentVariants: ['list', {fragments: [VariantLink]}],
            variants: [
              'one',
              {fields: {nodes: ['list', {fragments: [ProductOffer]}]}},
            ],
            media: [
              'one',
              {fields: {nodes: ['list', {fragments: [GalleryMedia]}]}},
            ],
            details: ['one?', {fields: {type: 'one', value: 'one'}}],
            shipping: ['one?', {fields: {type: 'one', value: 'one'}}],
            rating: ['one?', {fields: {value: 'one'}}],
            ratingCount: ['one?', {fields: {value: 'one'}}],
            handlingDays: ['one?', {fields: {value: 'one'}}],
            filterColor: [
              'one?',
              {fields: {references: ['one?', {fields: {nodes: 'list'}}]}},
            ],
            matchingColors: [
              'one?',
              {
                fields: {
                  references: [
                    'one?',
                    {
                      fields: {
                        nodes: [
                          'list',
                          {unlessEmpty: {fragments: [MatchingProduct]}},
                        ],
                      },
                    },
                  ],
                },
              },
            ],
          },
        },
      ],
      shop: [
        'one',
        {
          fields: {
            paymentSettings: [
              'one',
              {
                fields: {
                  acceptedCardBrands: 'list',
                  supportedDigitalWallets: 'list',
                },
              },
            ],
          },
        },
      ],
    },
  },
  ProductRecommendations: {
    fields: {
      productRecommendations: ['list?', {fragments: [ProductCard]}],
      product: [
        'one?',
        {fields: {inTheBox: ['one?', {fields: {value: 'one'}}]}},
      ],
    },
  },
  VariantOptions: {
    fields: {
      node: [
        'one?',
        {
          unlessEmpty: {
            fields: {
              id: 'one',
              selectedOptions: ['list', {fields: {name: 'one', value: 'one'}}],
              product: ['one', {fields: {id: 'one'}}],
            },
          },
        },
      ],
    },
  },
  PredictiveSearch: {
    fields: {
      predictiveSearch: [
        'one?',
        {
          fields: {
            products: [
              'list',
              {
                fields: {
                  id: 'one',
                  handle: 'one',
                  title: 'one',
                  featuredImage: ['one?', {fragments: [Picture]}],
                  priceRange: ['one', {fragments: [PriceRange]}],
                  compareAtPriceRange: ['one', {fragments: [PriceRange]}],
                },
              },
            ],
            collections: [
              'list',
              {fields: {id: 'one', handle: 'one', title: 'one'}},
            ],
            queries: ['list', {fields: {text: 'one'}}],
          },
        },
      ],
    },
  },
  SearchFilters: {
    fields: {
      search: [
        'one',
        {fields: {productFilters: ['list', {fragments: [ListFilter]}]}},
      ],
    },
  },
  Search: {
    fields: {
      search: [
        'one',
        {
          fields: {
            totalCount: 'one',
            nodes: ['list', {unlessEmpty: {fragments: [ProductCard]}}],
            productFilters: ['list', {fragments: [ListFilter]}],
            pageInfo: ['one', {fragments: [PageBounds]}],
          },
        },
      ],
      localization: ['one', {fragments: [PageCurrency]}],
    },
  },
  SitemapCollections: {
    fields: {
      collections: [
        'one',
        {
          fields: {
            nodes: [
              'list',
              {fields: {id: 'one', handle: 'one', updatedAt: 'one'}},
            ],
          },
        },
      ],
    },
  },
  SitemapCollectionPages: {
    fields: {
      collections: [
        'one',
        {fields: {pageInfo: ['one', {fields: {hasNextPage: 'one'}}]}},
      ],
    },
  },
  SitemapHandles: {fields: {nodes: 'sparse'}},
  SitemapProducts: {
    fields: {
      products: [
        'one',
        {
          fields: {
            nodes: [
              'list',
              {fields: {id: 'one', handle: 'one', updatedAt: 'one'}},
            ],
          },
        },
      ],
    },
  },
  SitemapProductPages: {
    fields: {
      products: [
        'one',
        {fields: {pageInfo: ['one', {fields: {hasNextPage: 'one'}}]}},
      ],
    },
  },
  Wishlist: {
    fields: {
      nodes: [
        'sparse',
        {
          unlessEmpty: {
            fields: {
              requiresSellingPlan: 'one',
              selectedOrFirstAvailableVariant: [
                'one?',
                {
                  fields: {
                    id: 'one',
                    availableForSale: 'one',
                    currentlyNotInStock: 'one',
                  },
                },
              ],
            },
            fragments: [ProductCard],
          },
        },
      ],
    },
  },
  CartQuery: {fields: {cart: ['one?', {fragments: [CartApiQuery]}]}},
  cartCreate: {
    fields: {
      cartCreate: [
        'one?',
        {
          fields: {
            cart: [
              'one?',
              {fields: {checkoutUrl: 'one'}, fragments: [CartApiMutation]},
            ],
            userErrors: ['list', {fragments: [CartApiError]}],
            warnings: ['list', {fragments: [CartApiWarning]}],
          },
        },
      ],
    },
  },
  cartLinesAdd: {
    fields: {
      cartLinesAdd: [
        'one?',
        {
          fields: {
            cart: ['one?', {fragments: [CartApiMutation]}],
            userErrors: ['list', {fragments: [CartApiError]}],
            warnings: ['list', {fragments: [CartApiWarning]}],
          },
        },
      ],
    },
  },
  cartLinesUpdate: {
    fields: {
      cartLinesUpdate: [
        'one?',
        {
          fields: {
            cart: ['one?', {fragments: [CartApiMutation]}],
            userErrors: ['list', {fragments: [CartApiError]}],
            warnings: ['list', {fragments: [CartApiWarning]}],
          },
        },
      ],
    },
  },
  cartLinesRemove: {
    fields: {
      cartLinesRemove: [
        'one?',
        {
          fields: {
            cart: ['one?', {fragments: [CartApiMutation]}],
            userErrors: ['list', {fragments: [CartApiError]}],
            warnings: ['list', {fragments: [CartApiWarning]}],
          },
        },
      ],
    },
  },
  cartDiscountCodesUpdate: {
    fields: {
      cartDiscountCodesUpdate: [
        'one?',
        {
          fields: {
            cart: ['one?', {fragments: [CartApiMutation]}],
            userErrors: ['list', {fragments: [CartApiError]}],
            warnings: ['list', {fragments: [CartApiWarning]}],
          },
        },
      ],
    },
  },
  cartGiftCardCodesUpdate: {
    fields: {
      cartGiftCardCodesUpdate: [
        'one?',
        {
          fields: {
            cart: ['one?', {fragments: [CartApiMutation]}],
            userErrors: ['list', {fragments: [CartApiError]}],
            warnings: ['list', {fragments: [CartApiWarning]}],
          },
        },
      ],
    },
  },
  cartBuyerIdentityUpdate: {
    fields: {
      cartBuyerIdentityUpdate: [
        'one?',
        {
          fields: {
            cart: ['one?', {fragments: [CartApiMutation]}],
            userErrors: ['list', {fragments: [CartApiError]}],
            warnings: ['list', {fragments: [CartApiWarning]}],
          },
        },
      ],
    },
  },
  cartNoteUpdate: {
    fields: {
      cartNoteUpdate: [
        'one?',
        {
          fields: {
            cart: ['one?', {fragments: [CartApiMutation]}],
            userErrors: ['list', {fragments: [CartApiError]}],
            warnings: ['list', {fragments: [CartApiWarning]}],
          },
        },
      ],
    },
  },
  cartAttributesUpdate: {
    fields: {
      cartAttributesUpdate: [
        'one?',
        {
          fields: {
            cart: ['one?', {fragments: [CartApiMutation]}],
            userErrors: ['list', {fragments: [CartApiError]}],
            warnings: ['list', {fragments: [CartApiWarning]}],
          },
        },
      ],
    },
  },
  redirects: {
    fields: {
      urlRedirects: [
        'one',
        {
          fields: {
            edges: [
              'list',
              {fields: {node: ['one', {fields: {target: 'one'}}]}},
            ],
          },
        },
      ],
    },
  },
};
