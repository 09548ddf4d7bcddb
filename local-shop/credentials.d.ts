export const LOCAL_PUBLIC_TOKEN: string;
export const LOCAL_PRIVATE_TOKEN: string;
export const LOCAL_ADMIN_TOKEN: string;
export const LOCAL_ADMIN_CLIENT: {readonly id: string; readonly secret: string};
export const LOCAL_MAIL_TOKEN: string;
export const LOCAL_SHOP_ID: string;
export const LOCAL_CUSTOMER_ACCOUNT_CLIENT_ID: string;
export const SEED_PASSWORD: string;
