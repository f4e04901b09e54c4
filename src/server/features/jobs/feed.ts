import { type ListenToChannel, type StreamReceiver, TopicFollowers } from '../../followers.ts'

/** The streams of this process by which members follow their own jobs. */
export type JobFeed = TopicFollowers<StreamReceiver>

export const openJobFeed = (listen: ListenToChannel): JobFeed =>
  new TopicFollowers({ channel: 'jobs_changed', topicOf: ({ userId }) => userId }, listen)
