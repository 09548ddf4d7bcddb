import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import {readJson, type Route} from '../http';
import {cartTools} from './cart-tools';
import {catalogueTools} from './catalogue-tools';
import {AGENT_PATH, UCP_VERSION} from './profile';
import {META} from './tool';

/**
 * `POST /api/ucp/mcp`: agents call the shop's tools, by the Model Context Protocol over
 * HTTP, without sessions and with one JSON response for each request.
 */
export const agentRoute: Route = {
  methods: ['POST'],
  path: new RegExp(`^${AGENT_PATH}$`),
  handle: async ({request, response, shop}) => {
    const body = await readJson(request);
    const server = new McpServer({
      name: 'METARmap local shop',
      version: UCP_VERSION,
    });
    for (const {name, description, input, run} of [
      ...catalogueTools,
      ...cartTools,
    ]) {
      const inputSchema = {meta: META, ...input};
      server.registerTool(name, {description, inputSchema}, (args) => {
        const structuredContent = run(shop, args);
        const text = JSON.stringify(structuredContent);
        return {structuredContent, content: [{type: 'text', text}]};
      });
    }
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: undefined,
      enableJsonResponse: true,
    });
    response.setHeader('Cache-Control', 'no-store');
    response.on('close', () => void server.close());
    await server.connect(transport);
    await transport.handleRequest(request, response, body);
  },
};
