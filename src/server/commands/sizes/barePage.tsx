import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createTRPCReact, httpBatchStreamLink } from '@trpc/react-query'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import type { AppRouter } from '../../rpc/router.ts'

// A page with only the libraries of ours, as a reference for their size.

const trpc = createTRPCReact<AppRouter>()
const queryClient = new QueryClient()
const client = trpc.createClient({ links: [httpBatchStreamLink({ url: '/rpc' })] })
const router = createBrowserRouter([{ path: '*', element: <main /> }])

hydrateRoot(
  document,
  <trpc.Provider client={client} queryClient={queryClient}>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </trpc.Provider>,
)
