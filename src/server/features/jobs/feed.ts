import { Followers, type ListenToChannel, type StreamReceiver } from '../../followers.ts'

/** The streams of this process by which members follow their own jobs. */
export type JobFeed = Followers<StreamReceiver>

export const openJobFeed = (listen: ListenToChannel): JobFeed =>
  new Followers({ channel: 'jobs_changed', topicOf: ({ userId }) => userId }, listen)
